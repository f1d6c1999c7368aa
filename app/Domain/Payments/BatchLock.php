<?php

declare(strict_types=1);

namespace App\Domain\Payments;

use App\Enums\PaymentItemStatus;
use App\Models\PaymentBatch;
use App\Models\PaymentBatchItem;
use App\Models\Withdrawal;
use App\Support\OperationRefusedException;
use Illuminate\Support\Collection;

/** A batch with its unpaid items, locked in the common order: clients, withdrawals, batch. */
final readonly class BatchLock
{
    /**
     * @param  Collection<int, PaymentBatchItem>  $items  to be paid, by id
     * @param  Collection<int, Withdrawal>  $withdrawals  of these items, by id
     */
    private function __construct(public PaymentBatch $batch, public Collection $items, public Collection $withdrawals) {}

    /** @throws OperationRefusedException when the batch changed while its withdrawals were being locked */
    public static function of(PaymentBatch $batch): self
    {
        $seen = self::waiting($batch)->pluck('withdrawal_id')->all();
        $withdrawals = LockedWithdrawals::hold(array_values(array_map(intval(...), $seen)));
        $current = PaymentBatch::query()->lockForUpdate()->findOrFail($batch->id);
        $items = self::waiting($batch);

        return $items->pluck('withdrawal_id')->all() === $seen ? new self($current, $items, $withdrawals)
            : throw new OperationRefusedException("{$current->number} just changed. Nothing was done. Reload the page and try again.");
    }

    /** @return Collection<int, PaymentBatchItem> */
    private static function waiting(PaymentBatch $batch): Collection
    {
        return PaymentBatchItem::query()->where('payment_batch_id', $batch->id)->where('status', PaymentItemStatus::Waiting)->orderBy('id')->get()->keyBy('id');
    }
}
