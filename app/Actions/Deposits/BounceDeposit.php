<?php

declare(strict_types=1);

namespace App\Actions\Deposits;

use App\Enums\DepositStatus;
use App\Enums\DuplicateCaseStatus;
use App\Enums\WithdrawalStatus;
use App\Models\Deposit;
use App\Models\User;
use App\Models\Withdrawal;
use App\Services\Audit\AuditTrail;
use App\Services\Deposits\DepositNews;
use App\Services\Deposits\Duplicates\OpenCases;
use App\Services\Ledger\DecidedAlready;
use App\Services\Ledger\DepositLedger;
use App\Services\Ledger\MoveRefused;
use App\Services\Ledger\WithdrawalLedger;
use App\Services\Payments\HeldWithdrawals;
use App\Support\BusinessDay;
use App\Support\Dollars;
use Illuminate\Support\Facades\DB;

/** Says that received money is a payment of ours that came back: the client has it by the failure of that withdrawal, so nobody is credited. */
final readonly class BounceDeposit
{
    private const LONGEST_REASON = 255;

    public function __construct(private DepositLedger $deposits, private WithdrawalLedger $withdrawals, private DepositNews $news, private AuditTrail $audit) {}

    /**
     * Throws {@see DecidedAlready} when the deposit is decided, {@see StaleDeposit} when it has changed, and {@see MoveRefused} when
     * it cannot be that payment.
     */
    public function handle(Deposit $deposit, Withdrawal $withdrawal, User $user, ?int $version): DecidedDeposit
    {
        return DB::transaction(function () use ($deposit, $withdrawal, $user, $version): DecidedDeposit {
            $held = HeldDeposit::take($deposit, $withdrawal->client_id);
            if ($held->deposit->status === DepositStatus::Bounced && $held->deposit->withdrawal_id === $withdrawal->id) {
                return new DecidedDeposit($held->deposit, isNew: false);
            }

            return new DecidedDeposit($this->take($held, HeldWithdrawals::hold([$withdrawal->id])[$withdrawal->id], $user, $version), isNew: true);
        }, 3);
    }

    /** Inside a transaction that holds both, and after the failure of the withdrawal. */
    public function take(HeldDeposit $held, Withdrawal $withdrawal, User $user, ?int $version): Deposit
    {
        $now = $held->deposit;
        // What somebody rejected for this is the same money, and still here.
        $now->status === DepositStatus::Rejected ? $held->expectVersion($version) : $held->expectWaiting($version);
        $this->refuse($now, $withdrawal);

        $before = ['status' => $now->status->value, 'client_id' => $now->client_id];
        $now->fill([
            'client_id' => $withdrawal->client_id, 'status' => DepositStatus::Bounced, 'withdrawal_id' => $withdrawal->id, 'matched_by' => null, 'matched_at' => null,
            'reason' => mb_substr("{$withdrawal->reference} came back: {$withdrawal->reason}", 0, self::LONGEST_REASON), 'decided_by' => $user->id, 'decided_at' => now(),
        ])->save();
        $now->setRelation('client', $withdrawal->client)->setRelation('decider', $user);
        $this->withdrawals->traced($withdrawal, $now);
        $this->deposits->bounced($now);
        $this->audit->record('deposit.bounced', $now, $before, [
            'status' => $now->status->value, 'client_id' => $withdrawal->client_id, 'withdrawal' => $withdrawal->reference, 'amount_cents' => $now->amount_cents,
        ], $user->id);
        $this->news->decided($now, $before['client_id']);

        return $now;
    }

    private function refuse(Deposit $deposit, Withdrawal $withdrawal): void
    {
        $reference = $withdrawal->reference;
        $other = Deposit::query()->where('withdrawal_id', $withdrawal->id)->sharedLock()->value('id');
        // What nobody said was paid has left after its approval, if at all.
        $left = $withdrawal->paid_at ?? $withdrawal->approved_at;
        $why = match (true) {
            $deposit->amount_cents !== $withdrawal->amount_cents => "{$reference} was ".Dollars::of($withdrawal->amount_cents).', and this deposit is '.Dollars::of($deposit->amount_cents).'. Choose the line with the whole payment.',
            $withdrawal->status !== WithdrawalStatus::Failed => "{$reference} did not fail, so no money of it can have come back. Mark it as failed first.",
            $withdrawal->paid_at !== null && $this->withdrawals->comeBack($withdrawal) === null => "{$reference} failed before the ledger was kept, so no deposit can be set against it. Credit nobody, and tell a developer.",
            $left !== null && $deposit->value_at->isBefore(BusinessDay::around($left)->from) => "The bank received this deposit before {$reference} was ".($withdrawal->paid_at === null ? 'approved' : 'paid').'. Choose another line.',
            $other !== null => "{$reference} came back by deposit {$other} already. Undo that one first.",
            OpenCases::of($deposit->bank_line_id)?->status === DuplicateCaseStatus::Confirmed => 'This payment was confirmed as a repeat of another one, and goes back. Choose another line.',
            default => null,
        };
        if ($why !== null) {
            throw new MoveRefused("{$why} Nothing was changed.");
        }
    }
}
