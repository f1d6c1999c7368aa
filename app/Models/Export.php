<?php

declare(strict_types=1);

namespace App\Models;

use App\Enums\ExportKind;
use App\Enums\ExportStatus;
use Carbon\CarbonImmutable;
use Database\Factories\ExportFactory;
use Illuminate\Database\Eloquent\Factories\HasFactory;
use Illuminate\Database\Eloquent\Model;
use Illuminate\Database\Eloquent\Relations\BelongsTo;

/**
 * A list exported to a file: queued > running > ready > expired; failed or cancelled.
 *
 * @property int $id
 * @property int $user_id
 * @property ExportKind $kind
 * @property array<array-key, mixed> $filters
 * @property string $reason
 * @property ExportStatus $status
 * @property ?int $total_rows
 * @property int $written_rows
 * @property ?list<string> $files the names of its part files, in order
 * @property ?int $bytes
 * @property int $parts
 * @property ?string $error
 * @property ?CarbonImmutable $started_at
 * @property ?CarbonImmutable $heartbeat_at
 * @property ?CarbonImmutable $finished_at
 * @property ?CarbonImmutable $expires_at
 * @property ?CarbonImmutable $downloaded_at
 * @property CarbonImmutable $created_at
 * @property CarbonImmutable $updated_at
 * @property-read User $user
 */
final class Export extends Model
{
    /** @use HasFactory<ExportFactory> */
    use HasFactory;

    /** @var array<string, mixed> */
    protected $attributes = [
        'status' => 'queued',
        'total_rows' => null,
        'written_rows' => 0,
        'files' => null,
        'parts' => 0,
        'bytes' => null,
        'error' => null,
        'started_at' => null,
        'heartbeat_at' => null,
        'finished_at' => null,
        'expires_at' => null,
        'downloaded_at' => null,
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
