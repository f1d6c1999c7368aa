<?php

declare(strict_types=1);

namespace App\Actions\Payments;

use App\Domain\Withdrawals\WithdrawalNotifier;
use App\Enums\PaymentBatchStatus;
use App\Infrastructure\Audit\AuditTrail;
use App\Models\PaymentBatch;
use App\Models\User;
use App\Support\ChangedMeanwhileException;
use App\Support\OperationRefusedException;
use Illuminate\Support\Facades\DB;

/** Records that the bank received the file of a batch. */
final readonly class ConfirmPaymentBatch
{
    public function __construct(private AuditTrail $audit, private WithdrawalNotifier $notifier) {}

    /**
     * @param  string  $receipt  the bank's number for the file
     *
     * @throws ChangedMeanwhileException when it was confirmed before
     * @throws OperationRefusedException when it was not exported or is settled
     */
    public function handle(PaymentBatch $batch, string $receipt, User $confirmer): PaymentBatch
    {
        return DB::transaction(function () use ($batch, $receipt, $confirmer): PaymentBatch {
            $current = PaymentBatch::query()->with('confirmer')->lockForUpdate()->findOrFail($batch->id);
            if ($current->status === PaymentBatchStatus::Confirmed) {
                throw ChangedMeanwhileException::decided('batch', 'confirmed', $current->confirmer);
            }
            if ($current->status !== PaymentBatchStatus::Exported) {
                throw new OperationRefusedException("{$current->number} is ".mb_strtolower($current->status->label()).', so there is nothing to confirm.');
            }

            $current->update([
                'status' => PaymentBatchStatus::Confirmed,
                'confirmed_by' => $confirmer->id,
                'confirmed_at' => now(),
                'bank_receipt' => $receipt,
            ]);
            $this->audit->record(
                'payment_batch.confirmed',
                $current,
                ['status' => PaymentBatchStatus::Exported->value],
                [
                    'status' => PaymentBatchStatus::Confirmed->value,
                    'bank_receipt' => $receipt,
                ],
                $confirmer->id,
            );
            $this->notifier->batchChanged($current);

            return $current;
        }, 3);
    }
}
