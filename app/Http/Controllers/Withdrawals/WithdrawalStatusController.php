<?php

declare(strict_types=1);

namespace App\Http\Controllers\Withdrawals;

use App\Actions\Withdrawals\ApproveWithdrawal;
use App\Actions\Withdrawals\CheckWithdrawal;
use App\Actions\Withdrawals\EndWithdrawal;
use App\Actions\Withdrawals\HoldWithdrawal;
use App\Enums\WithdrawalStatus;
use App\Http\Controllers\Concerns\AnswersChange;
use App\Http\Requests\Withdrawals\ApproveWithdrawalRequest;
use App\Http\Requests\Withdrawals\CheckWithdrawalRequest;
use App\Http\Requests\Withdrawals\EndWithdrawalRequest;
use App\Models\User;
use App\Models\Withdrawal;
use Illuminate\Container\Attributes\CurrentUser;
use Illuminate\Http\RedirectResponse;

/** The steps of a withdrawal until it can be paid. */
final class WithdrawalStatusController
{
    use AnswersChange;

    public function hold(Withdrawal $withdrawal, HoldWithdrawal $hold, #[CurrentUser] User $holder): RedirectResponse
    {
        return $this->changed(static fn () => $hold->handle($withdrawal, $holder), 'The money is held.');
    }

    public function check(
        CheckWithdrawalRequest $request,
        Withdrawal $withdrawal,
        CheckWithdrawal $check,
        #[CurrentUser] User $checker,
    ): RedirectResponse {
        return $this->changed(
            static fn () => $check->handle($withdrawal, $checker, $request->integer('bank_account_id')),
            'Withdrawal checked. It can be approved.',
        );
    }

    public function approve(
        ApproveWithdrawalRequest $request,
        Withdrawal $withdrawal,
        ApproveWithdrawal $approve,
        #[CurrentUser] User $approver,
    ): RedirectResponse {
        return $this->changed(
            static fn () => $approve->handle($withdrawal, $approver, $request->acknowledgement()),
            'Withdrawal approved. It can be paid.',
        );
    }

    /** Cancels or declines, as the route says. */
    public function end(EndWithdrawalRequest $request, Withdrawal $withdrawal, string $how, EndWithdrawal $end, #[CurrentUser] User $ender): RedirectResponse
    {
        $status = $how === WithdrawalStatus::Declined->value ? WithdrawalStatus::Declined : WithdrawalStatus::Cancelled;
        $seen = WithdrawalStatus::from($request->string('seen')->value());

        return $this->changed(
            static fn () => $end->handle($withdrawal, $status, $seen, $request->integer('cancellation_reason_id'), $request->validated('note'), $ender),
            "Withdrawal {$status->value}. ".($withdrawal->held_at === null ? 'No money was held for it.' : 'The money is back on the client’s balance.'),
        );
    }
}
