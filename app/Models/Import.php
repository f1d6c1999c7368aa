<?php

declare(strict_types=1);

namespace App\Models;

use App\Enums\ImportKind;
use App\Enums\ImportMode;
use App\Enums\ImportStatus;
use Carbon\CarbonImmutable;
use Database\Factories\ImportFactory;
use Illuminate\Database\Eloquent\Factories\HasFactory;
use Illuminate\Database\Eloquent\Model;
use Illuminate\Database\Eloquent\Relations\BelongsTo;
use Illuminate\Database\Eloquent\Relations\HasMany;

/**
 * An import of clients, leads or DB clients: uploaded > mapped > checked > running > done, cancelled or failed; done > undone.
 *
 * @property int $id
 * @property ImportKind $kind
 * @property string $name
 * @property string $format
 * @property ?string $path folder on the disk; null after pruning
 * @property ?string $rows_file the prepared file in the folder
 * @property ?string $delimiter
 * @property ?string $encoding
 * @property array<array-key, mixed> $header
 * @property array<array-key, mixed> $mapping
 * @property array<array-key, mixed> $defaults
 * @property ImportMode $mode
 * @property ImportStatus $status
 * @property int $user_id
 * @property string $sha256
 * @property int $total_rows
 * @property int $checked_rows
 * @property int $processed_rows
 * @property int $created_rows
 * @property int $updated_rows
 * @property int $skipped_rows
 * @property int $error_rows
 * @property int $bytes
 * @property int $read_offset byte of the prepared file where the next row starts
 * @property int $undone_rows
 * @property int $kept_rows
 * @property int $excluded_rows
 * @property int $failures consecutive failed attempts
 * @property ?array<array-key, mixed> $options see ImportOptions
 * @property ?array<array-key, mixed> $problems see ImportProblems
 * @property ?string $error
 * @property ?CarbonImmutable $joining_at when a process started to join the uploaded parts
 * @property ?CarbonImmutable $started_at
 * @property ?CarbonImmutable $heartbeat_at
 * @property ?CarbonImmutable $finished_at
 * @property ?CarbonImmutable $cancelled_at
 * @property ?CarbonImmutable $undone_at
 * @property ?int $undone_by
 * @property CarbonImmutable $created_at
 * @property CarbonImmutable $updated_at
 * @property-read User $user
 * @property-read ?User $undoneBy
 */
final class Import extends Model
{
    /** @use HasFactory<ImportFactory> */
    use HasFactory;

    /** @var array<string, mixed> */
    protected $attributes = [
        'path' => null,
        'rows_file' => null,
        'joining_at' => null,
        'delimiter' => null,
        'encoding' => null,
        'mode' => 'create',
        'status' => 'uploaded',
        'total_rows' => 0,
        'checked_rows' => 0,
        'processed_rows' => 0,
        'created_rows' => 0,
        'updated_rows' => 0,
        'skipped_rows' => 0,
        'error_rows' => 0,
        'bytes' => 0,
        'read_offset' => 0,
        'undone_rows' => 0,
        'kept_rows' => 0,
        'excluded_rows' => 0,
        'failures' => 0,
        'options' => null,
        'problems' => null,
        'error' => null,
        'started_at' => null,
        'heartbeat_at' => null,
        'finished_at' => null,
        'cancelled_at' => null,
        'undone_at' => null,
        'undone_by' => null,
    ];

    /** @return array<string, string> */
    protected function casts(): array
    {
        return [
            'kind' => ImportKind::class,
            'header' => 'array',
            'mapping' => 'array',
            'defaults' => 'array',
            'mode' => ImportMode::class,
            'status' => ImportStatus::class,
            'total_rows' => 'integer',
            'checked_rows' => 'integer',
            'processed_rows' => 'integer',
            'created_rows' => 'integer',
            'updated_rows' => 'integer',
            'skipped_rows' => 'integer',
            'error_rows' => 'integer',
            'bytes' => 'integer',
            'read_offset' => 'integer',
            'undone_rows' => 'integer',
            'kept_rows' => 'integer',
            'excluded_rows' => 'integer',
            'failures' => 'integer',
            'options' => 'array',
            'problems' => 'array',
            'joining_at' => 'immutable_datetime',
            'started_at' => 'immutable_datetime',
            'heartbeat_at' => 'immutable_datetime',
            'finished_at' => 'immutable_datetime',
            'cancelled_at' => 'immutable_datetime',
            'undone_at' => 'immutable_datetime',
        ];
    }

    /** @return BelongsTo<User, $this> */
    public function user(): BelongsTo
    {
        return $this->belongsTo(User::class);
    }

    /** @return BelongsTo<User, $this> */
    public function undoneBy(): BelongsTo
    {
        return $this->belongsTo(User::class, 'undone_by');
    }

    /** @return HasMany<ImportRow, $this> */
    public function rows(): HasMany
    {
        return $this->hasMany(ImportRow::class);
    }

    public function canBeUndone(): bool
    {
        return in_array($this->status, [ImportStatus::Done, ImportStatus::Cancelled, ImportStatus::Failed], true)
            && $this->undone_at === null && $this->created_rows + $this->updated_rows > 0;
    }
}
