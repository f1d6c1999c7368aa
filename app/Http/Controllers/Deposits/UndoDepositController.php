<?php

declare(strict_types=1);

namespace App\Http\Controllers\Deposits;

use App\Actions\Deposits\ReopenDeposit;
use App\Actions\Deposits\UndoDeposit;
use App\Enums\DepositStatus;
use App\Http\Controllers\Concerns\AnswersChange;
use App\Http\Requests\Deposits\ReasonedDecisionRequest;
use App\Models\Deposit;
use App\Models\User;
use Illuminate\Container\Attributes\CurrentUser;
use Illuminate\Http\RedirectResponse;

/** Undoes any decision; the version on the page identifies it. */
final class UndoDepositController
{
    use AnswersChange;

    public function __invoke(ReasonedDecisionRequest $request, Deposit $deposit, UndoDeposit $undo, ReopenDeposit $reopen, #[CurrentUser] User $user): RedirectResponse
    {
        if (in_array($deposit->status, [DepositStatus::Rejected, DepositStatus::Returned, DepositStatus::Bounced], true)) {
            return $this->changed(static fn (): Deposit => $reopen->handle($deposit, $request->reason(), $user, $request->version()), 'Decision undone. The deposit is open again.');
        }

        return $this->changed(static fn (): Deposit => $undo->handle($deposit, $request->reason(), $user, $request->version()), 'Approval undone. The deposit is open again.');
    }
}
