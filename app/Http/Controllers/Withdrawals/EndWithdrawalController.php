<?php

declare(strict_types=1);

namespace App\Http\Controllers\Withdrawals;

use App\Actions\Withdrawals\EndWithdrawal;
use App\Enums\WithdrawalStatus;
use App\Http\Controllers\Concerns\AnswersChange;
use App\Http\Requests\Withdrawals\EndWithdrawalRequest;
use App\Models\User;
use App\Models\Withdrawal;
use Illuminate\Container\Attributes\CurrentUser;
use Illuminate\Http\RedirectResponse;

/** Cancels or declines a withdrawal, as the route says. */
final class EndWithdrawalController
{
    use AnswersChange;

    public function __invoke(EndWithdrawalRequest $request, Withdrawal $withdrawal, string $status, EndWithdrawal $end, #[CurrentUser] User $ender): RedirectResponse
    {
        $how = $status === WithdrawalStatus::Declined->value ? WithdrawalStatus::Declined : WithdrawalStatus::Cancelled;

        return $this->changed(static fn () => $end->handle($withdrawal, $how, $request->seen(), $request->reasonId(), $request->note(), $ender), "Withdrawal {$how->value}. The money is back on the client’s balance.");
    }
}
