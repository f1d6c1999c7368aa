<?php

declare(strict_types=1);

namespace App\Actions\Deposits;

use App\Actions\DuplicateOsko\SettleDuplicate;
use App\Domain\Deposits\DepositNotifier;
use App\Domain\Deposits\LockedDeposit;
use App\Domain\Ledger\DepositLedger;
use App\Domain\Ledger\PostedStep;
use App\Domain\Ledger\WithdrawalLedger;
use App\Domain\Payments\LockedWithdrawals;
use App\Enums\DepositStatus;
use App\Infrastructure\Audit\AuditTrail;
use App\Models\Deposit;
use App\Models\Reconciliation;
use App\Models\User;
use App\Models\Withdrawal;
use App\Support\CalendarDay;
use App\Support\ChangedMeanwhileException;
use App\Support\OperationRefusedException;
use Illuminate\Support\Facades\DB;

/** Undoes the rejection, the return or the bounce of a deposit. */
final readonly class ReopenDeposit
{
    private const DECISIONS = [DepositStatus::Rejected, DepositStatus::Returned, DepositStatus::Bounced];

    public function __construct(
        private DepositLedger $ledger,
        private WithdrawalLedger $withdrawals,
        private SettleDuplicate $repeats,
        private DepositNotifier $notifier,
        private AuditTrail $audit,
    ) {}

    /**
     * @param  int  $version  on the user's page
     *
     * @throws ChangedMeanwhileException when the deposit has another status or changed
     * @throws OperationRefusedException when the day of the payment was reconciled
     */
    public function handle(Deposit $deposit, string $reason, User $user, int $version): Deposit
    {
        return DB::transaction(function () use ($deposit, $reason, $user, $version): Deposit {
            $held = LockedDeposit::take($deposit);
            $now = $held->deposit;
            if (! in_array($now->status, self::DECISIONS, true)) {
                throw ChangedMeanwhileException::decided('deposit', $now->status->inSentence(), $now->decider);
            }
            $held->expectVersion($version);
            $withdrawal = $now->withdrawal_id === null ? null : LockedWithdrawals::hold([$now->withdrawal_id])[$now->withdrawal_id];
            $this->refuseReconciled($now, $withdrawal);

            return $this->reopen($now, $withdrawal, $reason, $user);
        }, 3);
    }

    private function reopen(Deposit $deposit, ?Withdrawal $withdrawal, string $reason, User $user): Deposit
    {
        $decided = clone $deposit;
        $deposit
            ->fill([
                'client_id' => $withdrawal === null ? $deposit->client_id : null,
                'status' => $deposit->matched_at === null ? DepositStatus::Pending : DepositStatus::Matched,
                'withdrawal_id' => null,
                'decided_by' => null,
                'decided_at' => null,
                'reason' => null,
                'attempt' => $deposit->attempt + 1,
            ])
            ->save();
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
        $this->notifier->waits($deposit);

        return $deposit;
    }

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
        $day = CalendarDay::around($step->at);
        if (
            Reconciliation::query()
                ->where('day', $day->date)
                ->where('is_standing', true)
                ->where('last_ledger_id', '>=', $step->id)
                ->exists()
        ) {
            throw new OperationRefusedException(
                "{$day->inWords()} was reconciled with this payment in it, so it can’t be undone. If the bank statement does not show it, reopen the day under Reconciliation first.",
            );
        }
    }
}
