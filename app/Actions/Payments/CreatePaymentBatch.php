<?php

declare(strict_types=1);

namespace App\Actions\Payments;

use App\Domain\Payments\AbaFile;
use App\Domain\Payments\LockedWithdrawals;
use App\Domain\Payments\PayoutChecker;
use App\Domain\Withdrawals\WithdrawalNotifier;
use App\Enums\PaymentChannel;
use App\Infrastructure\Audit\AuditTrail;
use App\Models\PaymentBatch;
use App\Models\PaymentBatchItem;
use App\Models\User;
use App\Models\Withdrawal;
use App\Support\OperationRefusedException;
use Carbon\CarbonImmutable;
use Illuminate\Support\Facades\DB;

/** Creates a draft batch of approved withdrawals. */
final readonly class CreatePaymentBatch
{
    public function __construct(private PayoutChecker $check, private AuditTrail $audit, private WithdrawalNotifier $notifier) {}

    /**
     * @param  non-empty-list<int>  $withdrawalIds
     * @param  CarbonImmutable  $valueOn  the day on which the bank pays
     *
     * @throws OperationRefusedException when a withdrawal can't be paid by bank file or is in another batch
     */
    public function handle(array $withdrawalIds, CarbonImmutable $valueOn, User $creator): PaymentBatch
    {
        return DB::transaction(function () use ($withdrawalIds, $valueOn, $creator): PaymentBatch {
            $withdrawals = LockedWithdrawals::hold($withdrawalIds);
            $taken = PaymentBatchItem::query()->with('batch')->whereIntegerInRaw('live_withdrawal_id', $withdrawalIds)->orderBy('id')->first();
            if ($taken !== null) {
                throw new OperationRefusedException(
                    "{$withdrawals[$taken->withdrawal_id]?->reference} is already in {$taken->batch->number}. Nothing was changed. Reload the page and choose again.",
                );
            }
            $this->check->refuse($withdrawals, PaymentChannel::BankFile);
            $total = (int) $withdrawals->sum('amount_cents');
            if ($total > AbaFile::MOST_CENTS) {
                throw new OperationRefusedException('A bank file can have at most $99,999,999.99. Choose fewer withdrawals.');
            }

            $batch = PaymentBatch::query()->create([
                'value_on' => $valueOn, 'items_count' => $withdrawals->count(), 'total_cents' => $total, 'created_by' => $creator->id,
            ]);
            PaymentBatchItem::query()->insert(array_values($withdrawals->map(static fn (Withdrawal $withdrawal): array => [
                'payment_batch_id' => $batch->id, 'withdrawal_id' => $withdrawal->id, 'live_withdrawal_id' => $withdrawal->id,
                'amount_cents' => $withdrawal->amount_cents, 'created_at' => now(), 'updated_at' => now(),
            ])->all()));
            $this->audit->record('payment_batch.created', $batch, after: [
                'value_on' => $valueOn->toDateString(), 'total_cents' => $total, 'withdrawal_ids' => $withdrawals->keys()->all(),
            ], actorId: $creator->id);
            $this->notifier->batchChanged($batch);

            return $batch;
        }, 3);
    }
}
