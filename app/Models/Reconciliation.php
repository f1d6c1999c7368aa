<?php

declare(strict_types=1);

namespace App\Models;

use Carbon\CarbonImmutable;
use Illuminate\Database\Eloquent\Model;
use Illuminate\Database\Eloquent\Relations\BelongsTo;
use Illuminate\Database\Eloquent\SoftDeletingScope;

/**
 * A reconciled day, with the figures at that time. All amounts are cents.
 *
 * @property int $id
 * @property string $day business day: 2026-11-20
 * @property ?bool $is_standing null after the day was reopened
 * @property string $note
 * @property int $opening_cents
 * @property int $in_cents
 * @property int $out_cents
 * @property int $closing_cents
 * @property int $lines
 * @property int $line_cents
 * @property list<array<string, mixed>> $differences
 * @property int $last_ledger_id the end of the ledger's chain
 * @property int $closed_by
 * @property CarbonImmutable $closed_at
 * @property ?int $reopened_by
 * @property ?CarbonImmutable $reopened_at
 * @property ?string $reopen_reason
 * @property-read User $closer
 * @property-read ?User $reopener
 */
final class Reconciliation extends Model
{
    public $timestamps = false;

    /** @var array<string, mixed> */
    protected $attributes = ['is_standing' => true, 'reopened_by' => null, 'reopened_at' => null, 'reopen_reason' => null];

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
