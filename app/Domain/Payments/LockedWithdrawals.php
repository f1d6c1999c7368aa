<?php

declare(strict_types=1);

namespace App\Domain\Payments;

use App\Models\Client;
use App\Models\PaymentBatch;
use App\Models\PaymentBatchItem;
use App\Models\Withdrawal;
use App\Support\OperationRefusedException;
use Illuminate\Support\Collection;
use Illuminate\Support\Facades\DB;

/** Locks withdrawals and their clients for a payment, in the common order. */
final readonly class LockedWithdrawals
{
    /**
     * Clients first, then the withdrawals. Call it before any other lock of the transaction.
     *
     * @param  list<int>  $ids
     * @return Collection<int, Withdrawal> by id, ascending, each with its bank account and its locked client, also a deleted one
     *
     * @throws OperationRefusedException when one was deleted or moved to another client
     */
    public static function hold(array $ids): Collection
    {
        $clientIds = DB::table('withdrawals')->whereIntegerInRaw('id', $ids)->distinct()->orderBy('client_id')->pluck('client_id')->all();
        $clients = Client::withTrashed()->whereIntegerInRaw('id', $clientIds)->orderBy('id')->lockForUpdate()->get()->keyBy('id');
        /** @var Collection<int, Withdrawal> $withdrawals */
        $withdrawals = Withdrawal::query()->with(['bankAccount', 'payoutClaimedBy'])->whereIntegerInRaw('id', $ids)->orderBy('id')->lockForUpdate()->get()->keyBy('id');

        if ($withdrawals->count() !== count($ids) || $withdrawals->pluck('client_id')->diff($clients->keys())->isNotEmpty()) {
            throw new OperationRefusedException('One of these withdrawals just changed. Nothing was done. Reload the page and try again.');
        }

        return $withdrawals->each(static fn (Withdrawal $withdrawal): Withdrawal => $withdrawal->setRelation('client', $clients[$withdrawal->client_id]));
    }

    /**
     * The item of a batch that pays a locked withdrawal, locked with its batch; null outside a batch.
     *
     * @throws OperationRefusedException when the withdrawal was just removed from its batch
     */
    public static function batchItem(Withdrawal $withdrawal): ?PaymentBatchItem
    {
        $seen = PaymentBatchItem::liveOf($withdrawal->id);
        if ($seen === null) {
            return null;
        }
        $batch = PaymentBatch::query()->lockForUpdate()->findOrFail($seen->payment_batch_id);
        // Removing a payment locks only the batch, so the item may have changed during the wait.
        $item = PaymentBatchItem::query()->where('live_withdrawal_id', $withdrawal->id)->lockForUpdate()->first();

        return $item?->payment_batch_id === $batch->id
            ? $item->setRelation('batch', $batch)
            : throw new OperationRefusedException(
                "{$withdrawal->reference} was just removed from {$batch->number}. Nothing was changed. Reload the page and try again.",
            );
    }
}
