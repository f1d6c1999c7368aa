<?php

declare(strict_types=1);

namespace App\Domain\Payments;

use App\Domain\Ledger\InsufficientFundsException;
use App\Domain\Ledger\TransferAndBonusLedger;
use App\Domain\Ledger\WithdrawalLedger;
use App\Domain\Messages\AutoMessageScheduler;
use App\Domain\Notes\NoteWriter;
use App\Domain\Protection\ProtectionGate;
use App\Domain\Stats\MonthlyStats;
use App\Domain\Withdrawals\WithdrawalNotifier;
use App\Enums\AutoMessageTrigger;
use App\Enums\NoteCategory;
use App\Enums\PaymentBatchStatus;
use App\Enums\PaymentItemStatus;
use App\Enums\WithdrawalStatus;
use App\Infrastructure\Audit\AuditTrail;
use App\Models\Client;
use App\Models\PaymentBatch;
use App\Models\PaymentBatchItem;
use App\Models\User;
use App\Models\Withdrawal;
use App\Support\CalendarDay;
use App\Support\Dollars;
use App\Support\OperationRefusedException;
use Carbon\CarbonImmutable;
use Illuminate\Support\Collection;

/**
 * Marks withdrawals as paid or failed: withdrawal, monthly figures, ledger, batch and activity log. Call it inside the transaction
 * that locks the withdrawals ({@see LockedWithdrawals}) and the batch.
 */
final readonly class Payout
{
    private const UNCLAIMED = ['payout_claimed_by' => null, 'payout_claimed_at' => null];

    public function __construct(
        private ProtectionGate $gate,
        private WithdrawalLedger $ledger,
        private TransferAndBonusLedger $bonuses,
        private AuditTrail $audit,
        private NoteWriter $notes,
        private WithdrawalNotifier $notifier,
        private MonthlyStats $stats,
        private AutoMessageScheduler $autoMessages,
    ) {}

    /**
     * @param  Collection<int, Withdrawal>  $withdrawals  approved
     * @param  array<int, string>  $known  exclusions the payer acknowledged, by the withdrawal's id
     * @param  CalendarDay|null  $paidOn  the bank's day
     *
     * @throws OperationRefusedException when one is not approved, or the ledger holds nothing for it
     */
    public function pay(Collection $withdrawals, string $reference, User $payer, ?PaymentBatch $batch, array $known = [], ?CalendarDay $paidOn = null): void
    {
        $at = BankDay::moment($paidOn, $batch, $withdrawals);
        $this->markPaid($withdrawals, $reference, $at);
        $this->settle($batch);
        foreach ($withdrawals as $id => $withdrawal) {
            $this->audit->record(
                'withdrawal.paid',
                $withdrawal,
                ['status' => WithdrawalStatus::Approved->value],
                array_filter([
                    'status' => WithdrawalStatus::Paid->value,
                    'bank_reference' => $reference,
                    'paid_on' => CalendarDay::around($at)->date,
                    'payment_batch' => $batch?->number,
                    'known_of_client' => $known[$id] ?? null,
                ]),
                $payer->id,
            );
        }
        $this->gate->recordWithdrawals($withdrawals->all());
        $this->notifyQueue($withdrawals);
        $this->autoMessages->paid(AutoMessageTrigger::WithdrawalPaid, $withdrawals);
        try {
            // Last, because it locks the end of the ledger.
            $this->ledger->paid(...$withdrawals->values()->all());
        } catch (InsufficientFundsException) {
            $which = $withdrawals->count() === 1 ? $withdrawals->sole()->reference : 'one of these withdrawals';
            throw new OperationRefusedException("The ledger holds less than {$which} needs. Nothing was changed. Contact a developer.");
        }
    }

    /**
     * One statement instead of Eloquent.
     *
     * @param  Collection<int, Withdrawal>  $withdrawals
     */
    private function markPaid(Collection $withdrawals, string $reference, CarbonImmutable $at): void
    {
        foreach ($withdrawals as $withdrawal) {
            if ($withdrawal->status !== WithdrawalStatus::Approved) {
                throw new OperationRefusedException(
                    "{$withdrawal->reference} is "
                        .mb_strtolower($withdrawal->status->label()).' and can’t be paid. Nothing was changed.',
                );
            }
        }
        $paid = ['status' => WithdrawalStatus::Paid, 'paid_at' => $at, 'bank_reference' => $reference, ...self::UNCLAIMED];
        Withdrawal::query()->whereIntegerInRaw('id', $withdrawals->keys()->all())->update($paid);
        $withdrawals->each(static fn (Withdrawal $withdrawal): Withdrawal => $withdrawal->forceFill($paid)->syncOriginal());
        $this->stats->moneyMoved(array_values(array_unique($withdrawals->map(static fn (Withdrawal $withdrawal): int => $withdrawal->client_id)->all())), $at);
    }

    /**
     * Tells the clients' account managers in a note that mentions them.
     *
     * @param  Collection<int, Withdrawal>  $withdrawals
     * @param  array<string, string>  $seen  what the user confirmed, for the audit
     */
    public function fail(Collection $withdrawals, string $reason, User $user, ?PaymentBatch $batch, array $seen = []): void
    {
        $before = $withdrawals->map(static fn (Withdrawal $withdrawal): string => $withdrawal->status->value);
        foreach ($withdrawals as $withdrawal) {
            $withdrawal->update(['status' => WithdrawalStatus::Failed, 'reason' => $reason, 'ended_by' => $user->id, 'ended_at' => now(), ...self::UNCLAIMED]);
        }
        $this->settle($batch);
        foreach ($withdrawals as $id => $withdrawal) {
            $this->audit->record('withdrawal.failed', $withdrawal, ['status' => $before[$id]], array_filter([
                'status' => WithdrawalStatus::Failed->value, 'reason' => $reason, 'payment_batch' => $batch?->number, ...$seen,
            ]), $user->id);
            $this->notifyManager($withdrawal, $reason, $user);
        }
        $this->notifyQueue($withdrawals);
        $this->ledger->failed(...$withdrawals->values()->all());
        $withdrawals->whereNotNull('paid_at')->each($this->bonuses->paymentReturned(...));
    }

    /** @param  Collection<int, Withdrawal>  $withdrawals */
    private function notifyQueue(Collection $withdrawals): void
    {
        $first = $withdrawals->first();
        if ($first !== null) {
            // Open queues reload completely, so one event is enough for a batch.
            $this->notifier->changed($first);
        }
    }

    /** Settles the batch once it has no unpaid items. */
    private function settle(?PaymentBatch $batch): void
    {
        if ($batch?->status->isOut() === true
            && PaymentBatchItem::query()->where('payment_batch_id', $batch->id)->where('status', PaymentItemStatus::Waiting)->doesntExist()) {
            $batch->update(['status' => PaymentBatchStatus::Settled, 'settled_at' => now()]);
        }
    }

    private function notifyManager(Withdrawal $withdrawal, string $reason, User $user): void
    {
        $client = Client::withTrashed()->with('accountManager')->findOrFail($withdrawal->client_id);
        if ($client->accountManager === null || $client->trashed()) {
            return;
        }
        $name = str_replace(['[', ']', "\n"], ' ', $client->accountManager->full_name);
        $this->notes->write(
            $client,
            "@[{$name}](user:{$client->accountManager->id}) The withdrawal {$withdrawal->reference} of "
                .Dollars::of($withdrawal->amount_cents)." could not be paid: {$reason} The money is back on the balance.",
            NoteCategory::Payment,
            $user,
        );
    }
}
