<?php

declare(strict_types=1);

namespace App\Actions\Payments;

use App\Enums\PaymentBatchStatus;
use App\Enums\PaymentItemStatus;
use App\Models\PaymentBatch;
use App\Models\PaymentBatchItem;
use App\Models\User;
use App\Services\Audit\AuditTrail;
use App\Services\Ledger\DecidedAlready;
use App\Services\Withdrawals\WithdrawalTeller;
use Carbon\CarbonImmutable;
use Illuminate\Support\Facades\DB;

/** A payment batch that was not exported is let go, whole or one withdrawal of it; they can go into another one then. */
final readonly class ChangeDraftBatch
{
    public function __construct(private AuditTrail $audit, private WithdrawalTeller $teller) {}

    /** Throws {@see DecidedAlready} when it was exported or cancelled. */
    public function cancel(PaymentBatch $batch, User $canceller): PaymentBatch
    {
        return DB::transaction(function () use ($batch, $canceller): PaymentBatch {
            $current = $this->draft($batch);
            PaymentBatchItem::query()->where('payment_batch_id', $current->id)->where('status', PaymentItemStatus::Waiting)
                ->update(['status' => PaymentItemStatus::Removed, 'live_withdrawal_id' => null, 'updated_at' => now()]);
            $this->end($current, $canceller);
            $this->teller->batchChanged($current);

            return $current;
        }, 3);
    }

    /** The last one that is taken out ends the batch. Throws {@see DecidedAlready} as `cancel` does. */
    public function takeOut(PaymentBatch $batch, PaymentBatchItem $item, User $editor): PaymentBatch
    {
        return DB::transaction(function () use ($batch, $item, $editor): PaymentBatch {
            $current = $this->draft($batch);
            $out = PaymentBatchItem::query()->where('payment_batch_id', $current->id)->where('status', PaymentItemStatus::Waiting)->find($item->id);
            if ($out === null) {
                throw new DecidedAlready('payment', 'taken out', null);
            }

            $out->update(['status' => PaymentItemStatus::Removed, 'live_withdrawal_id' => null]);
            $before = ['items_count' => $current->items_count, 'total_cents' => $current->total_cents];
            $current->update(['items_count' => $current->items_count - 1, 'total_cents' => $current->total_cents - $out->amount_cents]);
            $this->audit->record('payment_batch.payment_taken_out', $current, $before, [
                'items_count' => $current->items_count, 'total_cents' => $current->total_cents, 'withdrawal_id' => $out->withdrawal_id,
            ], $editor->id);
            if ($current->items_count === 0) {
                $this->end($current, $editor);
            }
            $this->teller->batchChanged($current);

            return $current;
        }, 3);
    }

    /** To another day on which the bank is to pay it. Throws {@see DecidedAlready} as `cancel` does. */
    public function moveTo(PaymentBatch $batch, CarbonImmutable $valueOn, User $editor): PaymentBatch
    {
        return DB::transaction(function () use ($batch, $valueOn, $editor): PaymentBatch {
            $current = $this->draft($batch);
            $before = $current->value_on->toDateString();
            if ($before !== $valueOn->toDateString()) {
                $current->update(['value_on' => $valueOn]);
                $this->audit->record('payment_batch.value_date_changed', $current, ['value_on' => $before], ['value_on' => $valueOn->toDateString()], $editor->id);
                $this->teller->batchChanged($current);
            }

            return $current;
        }, 3);
    }

    private function draft(PaymentBatch $batch): PaymentBatch
    {
        $current = PaymentBatch::query()->with(['exporter', 'canceller'])->lockForUpdate()->findOrFail($batch->id);

        return match (true) {
            $current->status === PaymentBatchStatus::Draft => $current,
            $current->status === PaymentBatchStatus::Cancelled => throw new DecidedAlready('batch', 'cancelled', $current->canceller),
            default => throw new DecidedAlready('batch', 'exported', $current->exporter),
        };
    }

    private function end(PaymentBatch $batch, User $canceller): void
    {
        $batch->update(['status' => PaymentBatchStatus::Cancelled, 'cancelled_by' => $canceller->id, 'cancelled_at' => now()]);
        $this->audit->record('payment_batch.cancelled', $batch, ['status' => PaymentBatchStatus::Draft->value], ['status' => PaymentBatchStatus::Cancelled->value], $canceller->id);
    }
}
