<?php

declare(strict_types=1);

namespace App\Models;

use Carbon\CarbonImmutable;
use Database\Factories\DbListFactory;
use Illuminate\Database\Eloquent\Factories\HasFactory;
use Illuminate\Database\Eloquent\Model;
use Illuminate\Database\Eloquent\Relations\BelongsTo;

/**
 * DB clients assigned to one person to call.
 *
 * @property int $id
 * @property string $name
 * @property int $assignee_id
 * @property int $created_by
 * @property ?int $impersonator_id the actor, when the last change was made while impersonating
 * @property ?CarbonImmutable $due_on
 * @property ?CarbonImmutable $closed_at
 * @property ?array<string, string> $filters query of the DB clients list that fills a large list
 * @property int $wanted_rows
 * @property int $filled_rows
 * @property int $fill_cursor the last DB client that was read
 * @property ?CarbonImmutable $filled_at null until it is filled
 * @property ?string $fill_error why it has fewer DB clients than requested
 * @property ?CarbonImmutable $heartbeat_at
 * @property CarbonImmutable $created_at
 * @property CarbonImmutable $updated_at
 * @property-read User $assignee
 * @property-read User $createdBy
 */
final class DbList extends Model
{
    /** @use HasFactory<DbListFactory> */
    use HasFactory;

    /** @var array<string, mixed> */
    protected $attributes = [
        'impersonator_id' => null,
        'due_on' => null,
        'closed_at' => null,
        'filters' => null,
        'wanted_rows' => 0,
        'filled_rows' => 0,
        'fill_cursor' => 0,
        'filled_at' => null,
        'fill_error' => null,
        'heartbeat_at' => null,
    ];

    /** @return array<string, string> */
    protected function casts(): array
    {
        return [
            'due_on' => 'immutable_date',
            'closed_at' => 'immutable_datetime',
            'filters' => 'array',
            'filled_at' => 'immutable_datetime',
            'heartbeat_at' => 'immutable_datetime',
        ];
    }

    /** @return BelongsTo<User, $this> */
    public function assignee(): BelongsTo
    {
        return $this->belongsTo(User::class);
    }

    /** @return BelongsTo<User, $this> */
    public function createdBy(): BelongsTo
    {
        return $this->belongsTo(User::class, 'created_by');
    }
}
