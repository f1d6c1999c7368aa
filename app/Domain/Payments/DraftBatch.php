<?php

declare(strict_types=1);

namespace App\Domain\Payments;

use App\Enums\PaymentBatchStatus;
use App\Infrastructure\Audit\AuditTrail;
use App\Models\PaymentBatch;
use App\Models\User;
use App\Support\ChangedMeanwhileException;

/** A payment batch that can still be changed, because its file was not exported. */
final readonly class DraftBatch
{
    public function __construct(private AuditTrail $audit) {}

    /** @throws ChangedMeanwhileException when the batch was exported or cancelled */
    public function lock(PaymentBatch $batch): PaymentBatch
    {
        $current = PaymentBatch::query()->with(['exporter', 'canceller'])->lockForUpdate()->findOrFail($batch->id);

        return match ($current->status) {
            PaymentBatchStatus::Draft => $current,
            PaymentBatchStatus::Cancelled => throw ChangedMeanwhileException::decided('batch', 'cancelled', $current->canceller),
            default => throw ChangedMeanwhileException::decided('batch', 'exported', $current->exporter),
        };
    }

    public function cancel(PaymentBatch $locked, User $user): void
    {
        $locked->update(['status' => PaymentBatchStatus::Cancelled, 'cancelled_by' => $user->id, 'cancelled_at' => now()]);
        $this->audit->record(
            'payment_batch.cancelled',
            $locked,
            ['status' => PaymentBatchStatus::Draft->value],
            ['status' => PaymentBatchStatus::Cancelled->value],
            $user->id,
        );
    }
}
