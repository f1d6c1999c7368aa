<?php

declare(strict_types=1);

namespace App\Actions\Payments;

use App\Enums\PaymentItemStatus;
use App\Models\PaymentBatch;
use App\Models\PaymentBatchItem;
use App\Models\User;
use App\Services\Ledger\MoveRefused;
use App\Services\Payments\BatchLock;
use App\Services\Payments\Payout;
use App\Support\BusinessDay;
use Illuminate\Support\Facades\DB;

/** The bank has paid a batch: everything of it that is not known to have failed, in one transaction. */
final readonly class PayBatch
{
    public function __construct(private Payout $payout) {}

    /**
     * Throws {@see MoveRefused} when the file has not left, or nothing waits any more.
     *
     * @param  string|null  $reference  the bank's; without one, that of the file
     * @param  BusinessDay|null  $paidOn  of the bank; without one, that of the file
     * @return int how many were paid
     */
    public function handle(PaymentBatch $batch, ?string $reference, User $payer, ?BusinessDay $paidOn = null): int
    {
        return DB::transaction(function () use ($batch, $reference, $payer, $paidOn): int {
            $locked = BatchLock::of($batch);
            if (! $locked->batch->status->isOut()) {
                throw new MoveRefused("{$locked->batch->number} is ".mb_strtolower($locked->batch->status->label()).'; nothing of it waits to be paid. Nothing was changed.');
            }

            PaymentBatchItem::query()->whereIntegerInRaw('id', $locked->items->keys()->all())->update(['status' => PaymentItemStatus::Paid, 'updated_at' => now()]);
            $this->payout->pay($locked->withdrawals, $reference ?? $locked->batch->bank_receipt ?? $locked->batch->number, $payer, $locked->batch, paidOn: $paidOn);

            return $locked->withdrawals->count();
        }, 3);
    }
}
