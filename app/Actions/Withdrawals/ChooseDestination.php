<?php

declare(strict_types=1);

namespace App\Actions\Withdrawals;

use App\Domain\Withdrawals\BankDestination;
use App\Domain\Withdrawals\LockedWithdrawal;
use App\Domain\Withdrawals\PayoutDestinations;
use App\Domain\Withdrawals\WithdrawalNotifier;
use App\Domain\Withdrawals\WithdrawalRules;
use App\Enums\WithdrawalStatus;
use App\Infrastructure\Audit\AuditTrail;
use App\Models\BankAccount;
use App\Models\User;
use App\Models\Withdrawal;
use App\Support\ChangedMeanwhileException;
use App\Support\OperationRefusedException;
use Illuminate\Support\Facades\DB;

/** Chooses the bank account of an unchecked withdrawal that has none, or whose account is blocked or another client's. */
final readonly class ChooseDestination
{
    public function __construct(private PayoutDestinations $destinations, private AuditTrail $audit, private WithdrawalNotifier $notifier) {}

    /**
     * Another client's or a blocked account is a ValidationException on `bank_account_id`.
     *
     * @throws ChangedMeanwhileException when the withdrawal was checked
     * @throws OperationRefusedException when the withdrawal has a usable bank account
     */
    public function handle(Withdrawal $withdrawal, int|BankDestination $destination, User $chooser): Withdrawal
    {
        return DB::transaction(function () use ($withdrawal, $destination, $chooser): Withdrawal {
            $held = LockedWithdrawal::of($withdrawal);
            if ($held->withdrawal->status !== WithdrawalStatus::Pending) {
                throw $held->decided();
            }
            $before = $held->withdrawal->bank_account_id;
            $account = $this->destinations->take($held->withdrawal->client_id, $destination, $chooser);
            if ($account->id === $before) {
                return $held->withdrawal;
            }
            $current = $before === null ? null : BankAccount::query()->find($before);
            if ($current !== null && ! WithdrawalRules::needsDestination($held->withdrawal, $current)) {
                throw new OperationRefusedException(
                    "This withdrawal goes to {$current->masked()} and can only be changed when that account is blocked. If the client wants another account, cancel the withdrawal and ask them to request a new one.",
                );
            }

            $held->withdrawal->update(['bank_account_id' => $account->id]);
            $this->audit->record(
                'withdrawal.destination_chosen',
                $held->withdrawal,
                ['bank_account_id' => $before],
                ['bank_account_id' => $account->id, 'account' => $account->masked()],
                $chooser->id,
            );
            $this->notifier->changed($held->withdrawal);

            return $held->withdrawal;
        }, 3);
    }
}
