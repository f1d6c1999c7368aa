<?php

declare(strict_types=1);

namespace App\Http\Controllers\Transactions;

use App\Actions\Transactions\RequestReversal;
use App\Http\Controllers\Concerns\AnswersChange;
use App\Http\Requests\Transactions\ReverseAdjustmentRequest;
use App\Models\Adjustment;
use App\Models\User;
use Illuminate\Container\Attributes\CurrentUser;
use Illuminate\Http\RedirectResponse;

/** Requests the reversal of an adjustment or fee. */
final class ReverseAdjustmentController
{
    use AnswersChange;

    public function __invoke(ReverseAdjustmentRequest $request, Adjustment $adjustment, RequestReversal $ask, #[CurrentUser] User $requester): RedirectResponse
    {
        return $this->changed(static fn () => $ask->handle($adjustment, $request->reason(), $requester), 'Reversal requested. A colleague must approve it.');
    }
}
