<?php

declare(strict_types=1);

namespace App\Actions\Deposits;

use App\Actions\Deposits\Duplicates\SettleRepeat;
use App\Enums\DepositStatus;
use App\Models\Deposit;
use App\Models\Reconciliation;
use App\Models\User;
use App\Models\Withdrawal;
use App\Services\Audit\AuditTrail;
use App\Services\Deposits\DepositNews;
use App\Services\Ledger\DecidedAlready;
use App\Services\Ledger\DepositLedger;
use App\Services\Ledger\MoveRefused;
use App\Services\Ledger\PostedStep;
use App\Services\Ledger\WithdrawalLedger;
use App\Services\Payments\HeldWithdrawals;
use App\Support\BusinessDay;
use Illuminate\Support\Facades\DB;

/** Takes back that money was rejected, returned, or a payment of ours that came back: it waits again, meant for whom it was. */
final readonly class ReopenDeposit
{
    private const DECISIONS = [DepositStatus::Rejected, DepositStatus::Returned, DepositStatus::Bounced];

    public function __construct(
        private DepositLedger $ledger,
        private WithdrawalLedger $withdrawals,
        private SettleRepeat $repeats,
        private DepositNews $news,
        private AuditTrail $audit,
    ) {}

    /**
     * Throws {@see DecidedAlready} for what stands otherwise, {@see StaleDeposit} when it has changed, and {@see MoveRefused} once
     * the day on which the money left is compared with the bank.
     *
     * @param  int  $version  that was looked at
     */
    public function handle(Deposit $deposit, string $reason, User $user, int $version): Deposit
    {
        return DB::transaction(function () use ($deposit, $reason, $user, $version): Deposit {
            $held = HeldDeposit::take($deposit);
            $now = $held->deposit;
            if (! in_array($now->status, self::DECISIONS, true)) {
                throw new DecidedAlready('deposit', $now->status->inSentence(), $now->decider);
            }
            $held->expectVersion($version);
            $withdrawal = $now->withdrawal_id === null ? null : HeldWithdrawals::hold([$now->withdrawal_id])[$now->withdrawal_id];
            $this->refuseReconciled($now, $withdrawal);

            return $this->reopen($now, $withdrawal, $reason, $user);
        }, 3);
    }

    private function reopen(Deposit $deposit, ?Withdrawal $withdrawal, string $reason, User $user): Deposit
    {
        $decided = clone $deposit;
        $deposit->fill([
            'client_id' => $withdrawal === null ? $deposit->client_id : null, 'status' => $deposit->matched_at === null ? DepositStatus::Pending : DepositStatus::Matched,
            'withdrawal_id' => null, 'decided_by' => null, 'decided_at' => null, 'reason' => null, 'attempt' => $deposit->attempt + 1,
        ])->save();
        $deposit->unsetRelation('client')->unsetRelation('decider');
        if ($decided->status === DepositStatus::Returned) {
            $this->repeats->reopen($deposit->bank_line_id, $reason, $user);
            $this->ledger->returnUndone($decided);
        } else {
            $withdrawal !== null && $this->withdrawals->untraced($withdrawal, $decided);
            $this->ledger->reopened($decided, $deposit->client_id);
        }
        $this->audit->record('deposit.reopened', $decided, ['status' => $decided->status->value], [
            'status' => $deposit->status->value, 'reason' => $reason, 'amount_cents' => $deposit->amount_cents, 'attempt' => $deposit->attempt,
        ], $user->id);
        $this->news->waits($deposit);

        return $deposit;
    }

    /** What was compared with the bank's statement stays, unless somebody compares that day anew. */
    private function refuseReconciled(Deposit $deposit, ?Withdrawal $withdrawal): void
    {
        $step = match ($deposit->status) {
            DepositStatus::Returned => $this->ledger->returnOf($deposit),
            DepositStatus::Bounced => $withdrawal === null ? null : PostedStep::last("withdrawal:{$withdrawal->id}:traced:{$deposit->id}:{$deposit->attempt}"),
            default => null,
        };
        if ($step === null) {
            return;
        }
        $day = BusinessDay::around($step->at);
        if (Reconciliation::query()->where('day', $day->date)->where('is_standing', true)->where('last_ledger_id', '>=', $step->id)->exists()) {
            throw new MoveRefused("{$day->inWords()} was compared with the bank’s statement and closed with this in it, so it cannot be undone. Open that day again under Reconciliation first, if the statement does not show it.");
        }
    }
}
