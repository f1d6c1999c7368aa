<?php

declare(strict_types=1);

namespace App\Models;

use App\Enums\DbCleanupKind;
use App\Enums\DbCleanupStatus;
use Carbon\CarbonImmutable;
use Illuminate\Database\Eloquent\Model;
use Illuminate\Database\Eloquent\Relations\BelongsTo;

/**
 * One clean-up run over all or selected DB clients. `cursor` is the last finished row, so that a run resumes after a crash.
 *
 * @property int $id
 * @property DbCleanupKind $kind
 * @property int $user_id
 * @property DbCleanupStatus $status
 * @property ?list<int> $ids selected DB clients
 * @property ?array<string, string> $filters query of the DB clients list
 * @property int $total_rows rows of its kind, or the selected DB clients
 * @property int $processed_rows
 * @property int $changed_rows
 * @property int $kept_rows rows that an undo kept, because they were changed since
 * @property int $cursor
 * @property ?string $error
 * @property ?CarbonImmutable $started_at
 * @property ?CarbonImmutable $heartbeat_at
 * @property ?CarbonImmutable $finished_at
 * @property ?CarbonImmutable $undone_at
 * @property ?int $undone_by
 * @property ?int $impersonator_id the actor, when the last change was made while impersonating
 * @property CarbonImmutable $created_at
 * @property-read User $user
 */
final class DbCleanup extends Model
{
    /** @var array<string, mixed> */
    protected $attributes = [
        'ids' => null, 'filters' => null, 'status' => 'queued', 'total_rows' => 0, 'processed_rows' => 0, 'changed_rows' => 0, 'kept_rows' => 0, 'cursor' => 0,
        'error' => null, 'started_at' => null, 'heartbeat_at' => null, 'finished_at' => null, 'undone_at' => null, 'undone_by' => null, 'impersonator_id' => null,
    ];

    /** @return array<string, string> */
    protected function casts(): array
    {
        return [
            'kind' => DbCleanupKind::class,
            'status' => DbCleanupStatus::class,
            'ids' => 'array',
            'filters' => 'array',
            'cursor' => 'integer',
            'started_at' => 'immutable_datetime',
            'heartbeat_at' => 'immutable_datetime',
            'finished_at' => 'immutable_datetime',
            'undone_at' => 'immutable_datetime',
        ];
    }

    /** @return BelongsTo<User, $this> */
    public function user(): BelongsTo
    {
        return $this->belongsTo(User::class);
    }
}
