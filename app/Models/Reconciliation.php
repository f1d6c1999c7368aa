<?php

declare(strict_types=1);

namespace App\Models;

use Illuminate\Database\Eloquent\Model;
use Illuminate\Database\Eloquent\Relations\BelongsTo;
use Illuminate\Database\Eloquent\SoftDeletingScope;

/**
 * A reconciled day, with the figures at that time. All amounts are cents.
 *
 * @property list<array<string, mixed>> $differences
 *
 * @mixin ReconciliationProperties
 */
final class Reconciliation extends Model
{
    public $timestamps = false;

    /** @var array<string, mixed> */
    protected $attributes = ['is_standing' => true];

    /** @return array<string, string> */
    protected function casts(): array
    {
        return [
            'is_standing' => 'boolean',
            'differences' => 'array',
            'opening_cents' => 'integer',
            'in_cents' => 'integer',
            'out_cents' => 'integer',
            'closing_cents' => 'integer',
            'lines' => 'integer',
            'line_cents' => 'integer',
            'last_ledger_id' => 'integer',
            'closed_at' => 'immutable_datetime',
            'reopened_at' => 'immutable_datetime',
        ];
    }

    /** @return BelongsTo<User, $this> */
    public function closer(): BelongsTo
    {
        return $this->personBy('closed_by');
    }

    /** @return BelongsTo<User, $this> */
    public function reopener(): BelongsTo
    {
        return $this->personBy('reopened_by');
    }

    /** @return BelongsTo<User, $this> also one who has left */
    private function personBy(string $column): BelongsTo
    {
        $person = $this->belongsTo(User::class, $column);
        $person->getQuery()->withoutGlobalScope(SoftDeletingScope::class);

        return $person;
    }
}
