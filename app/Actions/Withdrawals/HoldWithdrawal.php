<?php

declare(strict_types=1);

namespace App\Actions\Withdrawals;

use App\Enums\WithdrawalStatus;
use App\Models\User;
use App\Models\Withdrawal;
use App\Services\Audit\AuditTrail;
use App\Services\Ledger\BalanceTooLow;
use App\Services\Ledger\DecidedAlready;
use App\Services\Ledger\WithdrawalLedger;
use App\Services\Withdrawals\NotCovered;
use App\Services\Withdrawals\WithdrawalHold;
use App\Services\Withdrawals\WithdrawalTeller;
use Illuminate\Support\Facades\DB;

/** Holds the money of a request that the balance did not cover when it came. */
final readonly class HoldWithdrawal
{
    public function __construct(private WithdrawalLedger $ledger, private AuditTrail $audit, private WithdrawalTeller $teller) {}

    /** Throws {@see DecidedAlready} once it went on, and {@see NotCovered} while the client has less than that. */
    public function handle(Withdrawal $withdrawal, User $holder): Withdrawal
    {
        return DB::transaction(function () use ($withdrawal, $holder): Withdrawal {
            $held = WithdrawalHold::of($withdrawal);
            if ($held->withdrawal->status !== WithdrawalStatus::Pending) {
                throw $held->decided();
            }
            $this->hold($held->withdrawal, $holder);

            return $held->withdrawal;
        }, 3);
    }

    /** Inside a step that goes on with it; the client and the withdrawal are held. Once more changes nothing. */
    public function hold(Withdrawal $withdrawal, User $holder): void
    {
        if ($withdrawal->held_at !== null) {
            return;
        }
        try {
            $this->ledger->hold($withdrawal);
        } catch (BalanceTooLow $low) {
            throw new NotCovered($withdrawal->amount_cents - $low->balanceCents);
        }
        $withdrawal->update(['held_at' => now()]);
        $this->audit->record('withdrawal.held', $withdrawal, after: ['amount_cents' => $withdrawal->amount_cents], actorId: $holder->id);
        $this->teller->changed($withdrawal);
    }
}
