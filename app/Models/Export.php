<?php

declare(strict_types=1);

namespace App\Models;

use App\Enums\ExportKind;
use App\Enums\ExportStatus;
use Database\Factories\ExportFactory;
use Illuminate\Database\Eloquent\Factories\HasFactory;
use Illuminate\Database\Eloquent\Model;
use Illuminate\Database\Eloquent\Relations\BelongsTo;

/**
 * A list exported to a file: queued > running > ready > expired; failed or cancelled.
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

    /** @return BelongsTo<User, $this> */
    public function user(): BelongsTo
    {
        return $this->belongsTo(User::class);
    }
}
