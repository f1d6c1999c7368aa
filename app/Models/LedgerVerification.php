<?php

declare(strict_types=1);

namespace App\Models;

use Illuminate\Database\Eloquent\Model;

/**
 * One run of `ledger:verify` and its findings.
 *
 * @property ?list<array{kind: string, label: string, count: int, examples: list<string>}> $problems
 *
 * @mixin LedgerVerificationProperties
 */
final class LedgerVerification extends Model
{
    public $timestamps = false;

    /** @var array<string, mixed> */
    protected $attributes = [
        'transactions_count' => 0,
        'entries_count' => 0,
        'last_ledger_transaction_id' => 0,
        'last_hash' => '',
    ];

    /** @return array<string, string> */
    protected function casts(): array
    {
        return [
            'started_at' => 'immutable_datetime',
            'finished_at' => 'immutable_datetime',
            'transactions_count' => 'integer',
            'entries_count' => 'integer',
            'last_ledger_transaction_id' => 'integer',
            'problems_count' => 'integer',
            'problems' => 'array',
        ];
    }
}
