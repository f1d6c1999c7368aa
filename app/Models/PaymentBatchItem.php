<?php

declare(strict_types=1);

namespace App\Models;

use App\Enums\PaymentItemStatus;
use Illuminate\Database\Eloquent\Model;
use Illuminate\Database\Eloquent\Relations\BelongsTo;

/**
 * One withdrawal of a payment batch. `live_withdrawal_id` is unique and set while this batch pays it, so that
 * no withdrawal is in two batches. It is empty after the payment failed or was removed.
 *
 * @mixin PaymentBatchItemProperties
 */
final class PaymentBatchItem extends Model
{
    /** @var array<string, mixed> */
    protected $attributes = ['status' => 'waiting'];

    /** @return array<string, string> */
    protected function casts(): array
    {
        return [
            'amount_cents' => 'integer',
            'status' => PaymentItemStatus::class,
        ];
    }

    /** The item that pays or paid this withdrawal. */
    public static function liveOf(int $withdrawalId): ?self
    {
        return self::query()->with('batch')->where('live_withdrawal_id', $withdrawalId)->first();
    }

    /** @return BelongsTo<PaymentBatch, $this> */
    public function batch(): BelongsTo
    {
        return $this->belongsTo(PaymentBatch::class, 'payment_batch_id');
    }

    /** @return BelongsTo<Withdrawal, $this> */
    public function withdrawal(): BelongsTo
    {
        return $this->belongsTo(Withdrawal::class);
    }
}
