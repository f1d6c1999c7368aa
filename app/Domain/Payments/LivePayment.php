<?php

declare(strict_types=1);

namespace App\Domain\Payments;

use App\Models\PaymentBatch;
use App\Models\PaymentBatchItem;
use App\Models\Withdrawal;
use App\Support\OperationRefusedException;

/** The batch that pays a withdrawal now, held, and what of it does; both null when none does. Held after the client and the withdrawal. */
final readonly class LivePayment
{
    private function __construct(public ?PaymentBatch $batch, public ?PaymentBatchItem $item) {}

    /** @throws OperationRefusedException when it was taken out of its batch at this moment */
    public static function of(Withdrawal $withdrawal): self
    {
        $seen = PaymentBatchItem::liveOf($withdrawal->id);
        if ($seen === null) {
            return new self(null, null);
        }
        $batch = PaymentBatch::query()->lockForUpdate()->findOrFail($seen->payment_batch_id);
        // Whoever takes a payment out holds the batch alone: as it is now, not as it was before we had to wait.
        $item = PaymentBatchItem::query()->where('live_withdrawal_id', $withdrawal->id)->lockForUpdate()->first();

        return $item?->payment_batch_id === $batch->id ? new self($batch, $item)
            : throw new OperationRefusedException("{$withdrawal->reference} was taken out of {$batch->number} at this moment. Nothing was changed; reload the page and try again.");
    }
}
