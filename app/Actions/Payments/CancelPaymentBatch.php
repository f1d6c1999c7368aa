<?php

declare(strict_types=1);

namespace App\Actions\Payments;

use App\Domain\Payments\DraftBatch;
use App\Domain\Withdrawals\WithdrawalNotifier;
use App\Enums\PaymentItemStatus;
use App\Models\PaymentBatch;
use App\Models\PaymentBatchItem;
use App\Models\User;
use App\Support\ChangedMeanwhileException;
use Illuminate\Support\Facades\DB;

/** Cancels a draft batch. Its withdrawals can go into another one. */
final readonly class CancelPaymentBatch
{
    public function __construct(private DraftBatch $drafts, private WithdrawalNotifier $notifier) {}

    /** @throws ChangedMeanwhileException when the batch was exported or cancelled */
    public function handle(PaymentBatch $batch, User $user): PaymentBatch
    {
        return DB::transaction(function () use ($batch, $user): PaymentBatch {
            $current = $this->drafts->lock($batch);
            PaymentBatchItem::query()->where('payment_batch_id', $current->id)->where('status', PaymentItemStatus::Waiting)
                ->update(['status' => PaymentItemStatus::Removed, 'live_withdrawal_id' => null, 'updated_at' => now()]);
            $this->drafts->cancel($current, $user);
            $this->notifier->batchChanged($current);

            return $current;
        }, 3);
    }
}
