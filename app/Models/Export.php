<?php

declare(strict_types=1);

namespace App\Models;

use App\Enums\ExportKind;
use App\Enums\ExportStatus;
use Database\Factories\ExportFactory;
use Illuminate\Database\Eloquent\Factories\HasFactory;
use Illuminate\Database\Eloquent\Model;
use Illuminate\Database\Eloquent\Relations\BelongsTo;
use Illuminate\Database\Eloquent\Relations\MorphTo;
use Illuminate\Database\Eloquent\SoftDeletingScope;

/**
 * A list exported to a file, or an evidence pack: queued > running > ready > expired; failed or cancelled.
 *
 * @property ?list<string> $files the names of its part files, in order
 *
 * @mixin ExportProperties
 */
final class Export extends Model
{
    /** @use HasFactory<ExportFactory> */
    use HasFactory;

    /** @var array<string, mixed> */
    protected $attributes = [
        'status' => 'queued',
        'written_rows' => 0,
        'parts' => 0,
    ];

    /** @return array<string, string> */
    protected function casts(): array
    {
        return [
            'kind' => ExportKind::class,
            'filters' => 'array',
            'files' => 'array',
            'status' => ExportStatus::class,
            'total_rows' => 'integer',
            'written_rows' => 'integer',
            'bytes' => 'integer',
            'parts' => 'integer',
            'started_at' => 'immutable_datetime',
            'heartbeat_at' => 'immutable_datetime',
            'finished_at' => 'immutable_datetime',
            'expires_at' => 'immutable_datetime',
            'downloaded_at' => 'immutable_datetime',
        ];
    }

    /** Whether its file can still be downloaded. */
    public function isAvailable(): bool
    {
        return $this->status === ExportStatus::Ready && $this->expires_at?->isFuture() === true;
    }

    /** The page that shows it. */
    public function page(): string
    {
        return match ($this->subject_type) {
            'client' => route('clients.rsg', $this->subject_id, absolute: false),
            'exclusion_case' => route('rsg.exclusions.show', $this->subject_id, absolute: false),
            default => route('reports.clients.exports', absolute: false),
        };
    }

    /** @return MorphTo<Model, $this> the client or exclusion case of an evidence pack, also a deleted client */
    public function subject(): MorphTo
    {
        $relation = $this->morphTo();
        $relation->getQuery()->withoutGlobalScope(SoftDeletingScope::class);

        return $relation;
    }

    /** @return BelongsTo<User, $this> */
    public function user(): BelongsTo
    {
        return $this->belongsTo(User::class);
    }
}
