<?php

declare(strict_types=1);

namespace App\Actions\Withdrawals;

use App\Domain\Ledger\InsufficientFundsException;
use App\Domain\Ledger\WithdrawalLedger;
use App\Domain\Withdrawals\LockedWithdrawal;
use App\Domain\Withdrawals\WithdrawalNotifier;
use App\Domain\Withdrawals\WithdrawalRules;
use App\Enums\WithdrawalStatus;
use App\Infrastructure\Audit\AuditTrail;
use App\Models\User;
use App\Models\Withdrawal;
use App\Support\ChangedMeanwhileException;
use App\Support\OperationRefusedException;
use Illuminate\Support\Facades\DB;

/** Holds the money of a withdrawal that the balance did not cover when it was requested. */
final readonly class HoldWithdrawal
{
    public function __construct(private WithdrawalLedger $ledger, private AuditTrail $audit, private WithdrawalNotifier $notifier) {}

    /**
     * @throws ChangedMeanwhileException when the withdrawal is no longer pending
     * @throws OperationRefusedException when the balance is too low
     */
    public function handle(Withdrawal $withdrawal, User $holder): Withdrawal
    {
        return DB::transaction(function () use ($withdrawal, $holder): Withdrawal {
            $held = LockedWithdrawal::of($withdrawal);
            if ($held->withdrawal->status !== WithdrawalStatus::Pending) {
                throw $held->decided();
            }
            $this->hold($held->withdrawal, $holder);

            return $held->withdrawal;
        }, 3);
    }

    /** For a transaction that holds the client and the withdrawal. Idempotent. */
    public function hold(Withdrawal $withdrawal, User $holder): void
    {
        if ($withdrawal->held_at !== null) {
            return;
        }
        try {
            $this->ledger->hold($withdrawal);
        } catch (InsufficientFundsException $low) {
            throw new OperationRefusedException(WithdrawalRules::insufficientFunds($withdrawal->amount_cents - $low->balanceCents));
        }
        $withdrawal->update(['held_at' => now()]);
        $this->audit->record('withdrawal.held', $withdrawal, after: ['amount_cents' => $withdrawal->amount_cents], actorId: $holder->id);
        $this->notifier->changed($withdrawal);
    }
}
