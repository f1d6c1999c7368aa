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
use Illuminate\Support\Facades\DB;

/** The bank refused the file of a batch: everything of it that is not known to be paid has failed, in one transaction. */
final readonly class FailBatch
{
    public function __construct(private Payout $payout) {}

    /**
     * Throws {@see MoveRefused} when the file has not left, or nothing waits any more.
     *
     * @return int how many failed
     */
    public function handle(PaymentBatch $batch, string $reason, User $teller): int
    {
        return DB::transaction(function () use ($batch, $reason, $teller): int {
            $locked = BatchLock::of($batch);
            if (! $locked->batch->status->isOut()) {
                throw new MoveRefused("{$locked->batch->number} is ".mb_strtolower($locked->batch->status->label()).'; nothing of it waits at the bank. Nothing was changed.');
            }

            PaymentBatchItem::query()->whereIntegerInRaw('id', $locked->items->keys()->all())
                ->update(['status' => PaymentItemStatus::Failed, 'live_withdrawal_id' => null, 'updated_at' => now()]);
            $this->payout->fail($locked->withdrawals, $reason, $teller, $locked->batch);

            return $locked->withdrawals->count();
        }, 3);
    }
}
