<?php

declare(strict_types=1);

namespace App\Actions\Deposits;

use App\Domain\Deposits\DecidedDeposit;
use App\Domain\Deposits\DepositNotifier;
use App\Domain\Deposits\LockedDeposit;
use App\Domain\DuplicateOsko\DuplicateCaseRepository;
use App\Domain\Ledger\DepositLedger;
use App\Domain\Ledger\WithdrawalLedger;
use App\Domain\Payments\LockedWithdrawals;
use App\Enums\DepositStatus;
use App\Enums\DuplicateCaseStatus;
use App\Enums\WithdrawalStatus;
use App\Infrastructure\Audit\AuditTrail;
use App\Models\Deposit;
use App\Models\User;
use App\Models\Withdrawal;
use App\Support\CalendarDay;
use App\Support\ChangedMeanwhileException;
use App\Support\Dollars;
use App\Support\OperationRefusedException;
use Illuminate\Support\Facades\DB;

/** Matches a deposit to the failed withdrawal whose money the bank returned. The failure already credited the client. */
final readonly class BounceDeposit
{
    private const LONGEST_REASON = 255;

    public function __construct(
        private DepositLedger $deposits,
        private WithdrawalLedger $withdrawals,
        private DepositNotifier $notifier,
        private AuditTrail $audit,
    ) {}

    /**
     * @throws ChangedMeanwhileException when the deposit was decided or changed
     * @throws OperationRefusedException when the deposit can't be that payment
     */
    public function handle(Deposit $deposit, Withdrawal $withdrawal, User $user, ?int $version): DecidedDeposit
    {
        return DB::transaction(function () use ($deposit, $withdrawal, $user, $version): DecidedDeposit {
            $held = LockedDeposit::take($deposit, $withdrawal->client_id);
            if ($held->deposit->status === DepositStatus::Bounced && $held->deposit->withdrawal_id === $withdrawal->id) {
                return new DecidedDeposit($held->deposit, isNew: false);
            }

            return new DecidedDeposit($this->take($held, LockedWithdrawals::hold([$withdrawal->id])[$withdrawal->id], $user, $version), isNew: true);
        }, 3);
    }

    /** For a transaction that holds both, after the withdrawal failed. */
    public function take(LockedDeposit $held, Withdrawal $withdrawal, User $user, ?int $version): Deposit
    {
        $now = $held->deposit;
        // A rejected deposit can still be matched: its money is still here.
        $now->status === DepositStatus::Rejected ? $held->expectVersion($version) : $held->expectWaiting($version);
        $this->refuse($now, $withdrawal);

        $before = ['status' => $now->status->value, 'client_id' => $now->client_id];
        $now->fill([
            'client_id' => $withdrawal->client_id,
            'status' => DepositStatus::Bounced,
            'withdrawal_id' => $withdrawal->id,
            'matched_by' => null,
            'matched_at' => null,
            'reason' => mb_substr("{$withdrawal->reference} was returned: {$withdrawal->reason}", 0, self::LONGEST_REASON),
            'decided_by' => $user->id,
            'decided_at' => now(),
        ])->save();
        $now->setRelation('client', $withdrawal->client)->setRelation('decider', $user);
        $this->withdrawals->traced($withdrawal, $now);
        $this->deposits->bounced($now);
        $this->audit->record(
            'deposit.bounced',
            $now,
            $before,
            [
                'status' => $now->status->value,
                'client_id' => $withdrawal->client_id,
                'withdrawal' => $withdrawal->reference,
                'amount_cents' => $now->amount_cents,
            ],
            $user->id,
        );
        $this->notifier->decided($now, $before['client_id']);

        return $now;
    }

    private function refuse(Deposit $deposit, Withdrawal $withdrawal): void
    {
        $reference = $withdrawal->reference;
        $other = Deposit::query()->where('withdrawal_id', $withdrawal->id)->sharedLock()->value('id');
        // An approved withdrawal may have left without being marked as paid.
        $left = $withdrawal->paid_at ?? $withdrawal->approved_at;
        $why = match (true) {
            $deposit->amount_cents !== $withdrawal->amount_cents => "{$reference} was "
                .Dollars::of($withdrawal->amount_cents).', and this deposit is '.Dollars::of($deposit->amount_cents)
                .'. Choose the line with the whole payment.',
            $withdrawal->status !== WithdrawalStatus::Failed => "{$reference} has not failed, so it can’t have been returned. Mark it as failed first.",
            $left !== null && $deposit->value_at->isBefore(CalendarDay::around($left)->from) => "The bank received this deposit before {$reference} was "
                .($withdrawal->paid_at === null ? 'approved' : 'paid').'. Choose another line.',
            $other !== null => "{$reference} was already returned by deposit {$other}. Undo that one first.",
            DuplicateCaseRepository::of($deposit->bank_line_id)?->status === DuplicateCaseStatus::Confirmed => 'This payment was confirmed as a duplicate. Choose another line.',
            default => null,
        };
        if ($why !== null) {
            throw new OperationRefusedException("{$why} Nothing was changed.");
        }
    }
}
