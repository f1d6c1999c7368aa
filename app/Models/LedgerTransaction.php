<?php

declare(strict_types=1);

namespace App\Models;

use App\Enums\TransactionStatus;
use App\Enums\TransactionType;
use Carbon\CarbonImmutable;
use Illuminate\Database\Eloquent\Collection;
use Illuminate\Database\Eloquent\Model;
use Illuminate\Database\Eloquent\Relations\BelongsTo;
use Illuminate\Database\Eloquent\Relations\HasMany;

/**
 * One posting: append-only, balanced, chained to the one before it. Only App\Domain\Ledger\Ledger writes it.
 *
 * @property int $id its position in the chain, without gaps
 * @property int $transaction_id
 * @property string $idempotency_key
 * @property TransactionType $type
 * @property TransactionStatus $status the transaction's status after this posting
 * @property ?int $client_id
 * @property string $source_type
 * @property int $source_id
 * @property ?int $reverses_id
 * @property CarbonImmutable $occurred_at
 * @property CarbonImmutable $posted_at
 * @property string $content_hash
 * @property string $hash
 * @property-read Transaction $transaction
 * @property-read ?LedgerTransaction $reverses
 * @property-read Collection<int, LedgerEntry> $entries
 */
final class LedgerTransaction extends Model
{
    public $timestamps = false;

    public $incrementing = false;

    /** @return array<string, string> */
    protected function casts(): array
    {
        return [
            'type' => TransactionType::class,
            'status' => TransactionStatus::class,
            'occurred_at' => 'immutable_datetime',
            'posted_at' => 'immutable_datetime',
        ];
    }

    /** @return BelongsTo<Transaction, $this> */
    public function transaction(): BelongsTo
    {
        return $this->belongsTo(Transaction::class);
    }

    /** @return BelongsTo<LedgerTransaction, $this> */
    public function reverses(): BelongsTo
    {
        return $this->belongsTo(self::class, 'reverses_id');
    }

    /** @return HasMany<LedgerEntry, $this> */
    public function entries(): HasMany
    {
        return $this->hasMany(LedgerEntry::class)->orderBy('id');
    }
}
