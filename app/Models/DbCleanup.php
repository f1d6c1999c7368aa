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
 * @property ?list<int> $ids the DB clients that were ticked
 * @property ?array<string, string> $filters what the DB clients are found by, as in the URL of their list
 * @property int $total_rows rows of its kind, or the DB clients chosen
 * @property int $processed_rows
 * @property int $changed_rows
 * @property int $kept_rows rows that an undo left alone, because somebody has changed them since
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
