<?php

declare(strict_types=1);

namespace App\Actions\Payments;

use App\Domain\Payments\DraftBatch;
use App\Domain\Withdrawals\WithdrawalNotifier;
use App\Enums\PaymentItemStatus;
use App\Infrastructure\Audit\AuditTrail;
use App\Models\PaymentBatch;
use App\Models\PaymentBatchItem;
use App\Models\User;
use App\Support\ChangedMeanwhileException;
use Illuminate\Support\Facades\DB;

/** Removes a withdrawal from a draft batch. Removing the last one cancels the batch. */
final readonly class RemovePayment
{
    public function __construct(private DraftBatch $drafts, private AuditTrail $audit, private WithdrawalNotifier $notifier) {}

    /** @throws ChangedMeanwhileException when the batch was exported or cancelled, or the payment removed */
    public function handle(PaymentBatch $batch, PaymentBatchItem $item, User $user): PaymentBatch
    {
        return DB::transaction(function () use ($batch, $item, $user): PaymentBatch {
            $current = $this->drafts->lock($batch);
            $removed = PaymentBatchItem::query()->where('payment_batch_id', $current->id)->where('status', PaymentItemStatus::Waiting)->find($item->id)
                ?? throw ChangedMeanwhileException::decided('payment', 'removed');

            $removed->update(['status' => PaymentItemStatus::Removed, 'live_withdrawal_id' => null]);
            $before = ['items_count' => $current->items_count, 'total_cents' => $current->total_cents];
            $current->update(['items_count' => $current->items_count - 1, 'total_cents' => $current->total_cents - $removed->amount_cents]);
            $this->audit->record('payment_batch.payment_taken_out', $current, $before, [
                'items_count' => $current->items_count, 'total_cents' => $current->total_cents, 'withdrawal_id' => $removed->withdrawal_id,
            ], $user->id);
            if ($current->items_count === 0) {
                $this->drafts->cancel($current, $user);
            }
            $this->notifier->batchChanged($current);

            return $current;
        }, 3);
    }
}
