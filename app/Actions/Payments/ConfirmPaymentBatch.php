<?php

declare(strict_types=1);

namespace App\Actions\Payments;

use App\Enums\PaymentBatchStatus;
use App\Models\PaymentBatch;
use App\Models\User;
use App\Services\Audit\AuditTrail;
use App\Services\Ledger\DecidedAlready;
use App\Services\Ledger\MoveRefused;
use App\Services\Withdrawals\WithdrawalTeller;
use Illuminate\Support\Facades\DB;

/** Somebody has seen that the bank took the file. Until then nobody knows whether it is being paid. */
final readonly class ConfirmPaymentBatch
{
    public function __construct(private AuditTrail $audit, private WithdrawalTeller $teller) {}

    /**
     * Throws {@see MoveRefused} when it was not exported, or is confirmed already.
     *
     * @param  string  $receipt  the bank's number for the file
     */
    public function handle(PaymentBatch $batch, string $receipt, User $confirmer): PaymentBatch
    {
        return DB::transaction(function () use ($batch, $receipt, $confirmer): PaymentBatch {
            $current = PaymentBatch::query()->with('confirmer')->lockForUpdate()->findOrFail($batch->id);
            if ($current->status === PaymentBatchStatus::Confirmed) {
                throw new DecidedAlready('batch', 'confirmed', $current->confirmer);
            }
            if ($current->status !== PaymentBatchStatus::Exported) {
                throw new MoveRefused("{$current->number} is ".mb_strtolower($current->status->label()).'; there is nothing to confirm.');
            }

            $current->update(['status' => PaymentBatchStatus::Confirmed, 'confirmed_by' => $confirmer->id, 'confirmed_at' => now(), 'bank_receipt' => $receipt]);
            $this->audit->record('payment_batch.confirmed', $current, ['status' => PaymentBatchStatus::Exported->value], [
                'status' => PaymentBatchStatus::Confirmed->value, 'bank_receipt' => $receipt,
            ], $confirmer->id);
            $this->teller->batchChanged($current);

            return $current;
        }, 3);
    }
}
