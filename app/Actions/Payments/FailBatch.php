<?php

declare(strict_types=1);

namespace App\Actions\Payments;

use App\Domain\Deposits\CreditedReturns;
use App\Domain\Payments\BatchLock;
use App\Domain\Payments\Payout;
use App\Enums\PaymentItemStatus;
use App\Models\PaymentBatch;
use App\Models\PaymentBatchItem;
use App\Models\User;
use App\Support\OperationRefusedException;
use Illuminate\Support\Facades\DB;

/** Marks all unpaid payments of a batch as failed, because the bank refused its file. */
final readonly class FailBatch
{
    public function __construct(private Payout $payout) {}

    /**
     * @return int how many failed
     *
     * @throws OperationRefusedException when the batch was not exported or is settled, or a deposit that may return one of its payments is credited
     */
    public function handle(PaymentBatch $batch, string $reason, User $user): int
    {
        return DB::transaction(function () use ($batch, $reason, $user): int {
            $locked = BatchLock::of($batch);
            if (! $locked->batch->status->isOut()) {
                throw new OperationRefusedException(
                    "{$locked->batch->number} is "
                        .mb_strtolower($locked->batch->status->label()).', so no payment in it can fail. Nothing was changed.',
                );
            }

            $this->refuseCredited($locked);
            PaymentBatchItem::query()->whereIntegerInRaw('id', $locked->items->keys()->all())
                ->update(['status' => PaymentItemStatus::Failed, 'live_withdrawal_id' => null, 'updated_at' => now()]);
            $this->payout->fail($locked->withdrawals, $reason, $user, $locked->batch);

            return $locked->withdrawals->count();
        }, 3);
    }

    /** The bank may have paid some of the file. Each of these needs a confirmation of its own. */
    private function refuseCredited(BatchLock $locked): void
    {
        foreach (CreditedReturns::suspects($locked->withdrawals, $locked->batch) as $withdrawal) {
            $credited = CreditedReturns::of($withdrawal, isDeciding: true);
            if ($credited !== null) {
                throw new OperationRefusedException(
                    "{$credited->message} If this is a different payment, mark {$withdrawal->reference} as failed on its own first. Nothing was changed.",
                );
            }
        }
    }
}
