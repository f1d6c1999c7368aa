<?php

declare(strict_types=1);

namespace App\Models;

use App\Enums\TransactionStatus;
use App\Enums\TransactionType;
use Illuminate\Database\Eloquent\Model;

/**
 * One posting: append-only, balanced, chained to the one before it. Only App\Domain\Ledger\Ledger writes it.
 *
 * @mixin LedgerTransactionProperties
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
}
