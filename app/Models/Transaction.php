<?php

declare(strict_types=1);

namespace App\Models;

use App\Enums\PaymentRail;
use App\Enums\TransactionStatus;
use App\Enums\TransactionType;
use Illuminate\Database\Eloquent\Model;

/**
 * A transaction as users see it. Its status and effect follow its ledger transactions; only
 * App\Domain\Ledger\Ledger writes it.
 *
 * @mixin TransactionProperties
 */
final class Transaction extends Model
{
    public $incrementing = false;

    /** @return array<string, string> */
    protected function casts(): array
    {
        return [
            'type' => TransactionType::class,
            'status' => TransactionStatus::class,
            'amount_cents' => 'integer',
            'effect_cents' => 'integer',
            'rail' => PaymentRail::class,
            'occurred_at' => 'immutable_datetime',
            'status_at' => 'immutable_datetime',
        ];
    }
}
