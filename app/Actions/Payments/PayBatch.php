<?php

declare(strict_types=1);

namespace App\Actions\Payments;

use App\Domain\Payments\BatchLock;
use App\Domain\Payments\Payout;
use App\Enums\PaymentItemStatus;
use App\Models\PaymentBatch;
use App\Models\PaymentBatchItem;
use App\Models\User;
use App\Support\CalendarDay;
use App\Support\OperationRefusedException;
use Illuminate\Support\Facades\DB;

/** Marks all payments of a batch that did not fail as paid. */
final readonly class PayBatch
{
    public function __construct(private Payout $payout) {}

    /**
     * @param  string|null  $reference  the bank's; null for the batch's receipt or number
     * @param  CalendarDay|null  $paidOn  null for the value date
     * @return int how many were paid
     *
     * @throws OperationRefusedException when the batch was not exported or is settled
     */
    public function handle(PaymentBatch $batch, ?string $reference, User $payer, ?CalendarDay $paidOn = null): int
    {
        return DB::transaction(function () use ($batch, $reference, $payer, $paidOn): int {
            $locked = BatchLock::of($batch);
            if (! $locked->batch->status->isOut()) {
                throw new OperationRefusedException(
                    "{$locked->batch->number} is "
                        .mb_strtolower($locked->batch->status->label())
                        .', so no payment in it can be marked as paid. Nothing was changed.',
                );
            }

            PaymentBatchItem::query()
                ->whereIntegerInRaw('id', $locked->items->keys()->all())
                ->update(['status' => PaymentItemStatus::Paid, 'updated_at' => now()]);
            $this->payout->pay(
                $locked->withdrawals,
                $reference ?? ($locked->batch->bank_receipt ?? $locked->batch->number),
                $payer,
                $locked->batch,
                paidOn: $paidOn,
            );

            return $locked->withdrawals->count();
        }, 3);
    }
}
