<?php

declare(strict_types=1);

namespace App\Http\Controllers\Payments;

use App\Actions\Payments\OrderCancellationReasons;
use App\Http\Controllers\Concerns\AnswersChange;
use App\Http\Requests\Payments\OrderCancellationReasonsRequest;
use App\Models\User;
use Illuminate\Container\Attributes\CurrentUser;
use Illuminate\Http\RedirectResponse;

final class OrderCancellationReasonsController
{
    use AnswersChange;

    public function __invoke(OrderCancellationReasonsRequest $request, OrderCancellationReasons $order, #[CurrentUser] User $user): RedirectResponse
    {
        return $this->changed(static fn () => $order->handle($request->ids(), $user), 'Order saved.');
    }
}
