<?php

declare(strict_types=1);

namespace App\Models;

use App\Enums\PaymentBatchStatus;
use Illuminate\Database\Eloquent\Model;
use Illuminate\Database\Eloquent\Relations\BelongsTo;
use Illuminate\Database\Eloquent\Relations\HasMany;

/**
 * Withdrawals paid by one bank file. Amounts are cents; `value_on` is a date in the business's time zone.
 *
 * @mixin PaymentBatchProperties
 */
final class PaymentBatch extends Model
{
    /** @var array<string, mixed> */
    protected $attributes = ['status' => 'draft'];

    /** @return array<string, string> */
    protected function casts(): array
    {
        return [
            'status' => PaymentBatchStatus::class,
            'value_on' => 'immutable_date',
            'items_count' => 'integer',
            'total_cents' => 'integer',
            'exported_at' => 'immutable_datetime',
            'confirmed_at' => 'immutable_datetime',
            'cancelled_at' => 'immutable_datetime',
            'settled_at' => 'immutable_datetime',
        ];
    }

    /** The name on screen: `PB-12`. */
    public function getNumberAttribute(): string
    {
        return "PB-{$this->id}";
    }

    /** @return HasMany<PaymentBatchItem, $this> */
    public function items(): HasMany
    {
        return $this->hasMany(PaymentBatchItem::class)->orderBy('id');
    }

    /** @return BelongsTo<User, $this> */
    public function creator(): BelongsTo
    {
        return $this->belongsTo(User::class, 'created_by');
    }

    /** @return BelongsTo<User, $this> */
    public function exporter(): BelongsTo
    {
        return $this->belongsTo(User::class, 'exported_by');
    }

    /** @return BelongsTo<User, $this> */
    public function confirmer(): BelongsTo
    {
        return $this->belongsTo(User::class, 'confirmed_by');
    }

    /** @return BelongsTo<User, $this> */
    public function canceller(): BelongsTo
    {
        return $this->belongsTo(User::class, 'cancelled_by');
    }
}
