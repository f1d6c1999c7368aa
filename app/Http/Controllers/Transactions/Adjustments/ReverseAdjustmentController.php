<?php

declare(strict_types=1);

namespace App\Http\Controllers\Transactions\Adjustments;

use App\Actions\Adjustments\RequestReversal;
use App\Http\Controllers\Concerns\AnswersMove;
use App\Http\Requests\Transactions\Adjustments\ReverseAdjustmentRequest;
use App\Models\Adjustment;
use App\Models\User;
use Illuminate\Container\Attributes\CurrentUser;
use Illuminate\Http\RedirectResponse;

/** Asks for an adjustment or a fee to be taken back. */
final class ReverseAdjustmentController
{
    use AnswersMove;

    public function __invoke(ReverseAdjustmentRequest $request, Adjustment $adjustment, RequestReversal $ask, #[CurrentUser] User $requester): RedirectResponse
    {
        return $this->moved(static fn () => $ask->handle($adjustment, $request->reason(), $requester), 'Reversal asked for. It waits for somebody else to approve it.');
    }
}
