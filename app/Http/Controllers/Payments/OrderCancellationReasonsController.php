<?php

declare(strict_types=1);

namespace App\Http\Controllers\Payments;

use App\Actions\Payments\KeepCancellationReasons;
use App\Http\Requests\Payments\OrderCancellationReasonsRequest;
use App\Models\User;
use Illuminate\Container\Attributes\CurrentUser;
use Illuminate\Http\RedirectResponse;

final class OrderCancellationReasonsController
{
    use AnswersReasonChange;

    public function __invoke(OrderCancellationReasonsRequest $request, KeepCancellationReasons $keep, #[CurrentUser] User $editor): RedirectResponse
    {
        return $this->changed(static fn () => $keep->order($request->ids(), $editor), 'The order is saved.');
    }
}
