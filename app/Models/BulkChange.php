<?php

declare(strict_types=1);

namespace App\Models;

use App\Enums\BulkChangeKind;
use App\Enums\BulkChangeStatus;
use Database\Factories\BulkChangeFactory;
use Illuminate\Database\Eloquent\Factories\HasFactory;
use Illuminate\Database\Eloquent\Model;
use Illuminate\Database\Eloquent\Relations\BelongsTo;

/**
 * One bulk change of clients and its progress.
 *
 * @phpstan-type Filters array{query: array<string, string>, ids: list<int>|null, newest_id?: int|null}
 *
 * @property array{value: string, category?: string} $payload a manager's id (empty for none), a status, or a note's text
 * @property Filters $filters the list's query, the ticked clients, or the newest client when all matching clients are changed
 *
 * @mixin BulkChangeProperties
 */
final class BulkChange extends Model
{
    /** @use HasFactory<BulkChangeFactory> */
    use HasFactory;

    /** @var array<string, mixed> */
    protected $attributes = ['status' => 'queued', 'changed_rows' => 0, 'skipped_rows' => 0, 'after_id' => 0];

    /** @return array<string, string> */
    protected function casts(): array
    {
        return [
            'kind' => BulkChangeKind::class,
            'payload' => 'array',
            'filters' => 'array',
            'status' => BulkChangeStatus::class,
            'total_rows' => 'integer',
            'changed_rows' => 'integer',
            'skipped_rows' => 'integer',
            'after_id' => 'integer',
            'heartbeat_at' => 'immutable_datetime',
            'finished_at' => 'immutable_datetime',
        ];
    }

    /** @return BelongsTo<User, $this> */
    public function user(): BelongsTo
    {
        return $this->belongsTo(User::class);
    }
}
