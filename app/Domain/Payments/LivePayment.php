<?php

declare(strict_types=1);

namespace App\Domain\Payments;

use App\Models\PaymentBatch;
use App\Models\PaymentBatchItem;
use App\Models\Withdrawal;
use App\Support\OperationRefusedException;

/** The batch and item that pay a withdrawal, locked after the client and the withdrawal; both null outside a batch. */
final readonly class LivePayment
{
    private function __construct(public ?PaymentBatch $batch, public ?PaymentBatchItem $item) {}

    /** @throws OperationRefusedException when the withdrawal was just removed from its batch */
    public static function of(Withdrawal $withdrawal): self
    {
        $seen = PaymentBatchItem::liveOf($withdrawal->id);
        if ($seen === null) {
            return new self(null, null);
        }
        $batch = PaymentBatch::query()->lockForUpdate()->findOrFail($seen->payment_batch_id);
        // Removing a payment locks only the batch, so the item may have changed during the wait.
        $item = PaymentBatchItem::query()->where('live_withdrawal_id', $withdrawal->id)->lockForUpdate()->first();

        return $item?->payment_batch_id === $batch->id ? new self($batch, $item)
            : throw new OperationRefusedException("{$withdrawal->reference} was just removed from {$batch->number}. Nothing was changed. Reload the page and try again.");
    }
}
