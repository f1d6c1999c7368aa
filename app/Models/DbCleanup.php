<?php

declare(strict_types=1);

namespace App\Models;

use App\Enums\DbCleanupKind;
use App\Enums\DbCleanupStatus;
use Illuminate\Database\Eloquent\Model;
use Illuminate\Database\Eloquent\Relations\BelongsTo;

/**
 * One clean-up run over all or selected DB clients. `cursor` is the last finished row, so that a run resumes after a crash.
 *
 * @property ?list<int> $ids selected DB clients
 * @property ?array<string, string> $filters query of the DB clients list
 *
 * @mixin DbCleanupProperties
 */
final class DbCleanup extends Model
{
    /** @var array<string, mixed> */
    protected $attributes = [
        'status' => 'queued', 'total_rows' => 0, 'processed_rows' => 0, 'changed_rows' => 0, 'kept_rows' => 0, 'cursor' => 0,
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
