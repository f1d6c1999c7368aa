<?php

declare(strict_types=1);

namespace App\Models;

use App\Enums\ImportKind;
use App\Enums\ImportMode;
use App\Enums\ImportStatus;
use Database\Factories\ImportFactory;
use Illuminate\Database\Eloquent\Factories\HasFactory;
use Illuminate\Database\Eloquent\Model;
use Illuminate\Database\Eloquent\Relations\BelongsTo;
use Illuminate\Database\Eloquent\Relations\HasMany;

/**
 * An import of clients, leads or DB clients: uploaded > mapped > checked > running > done, cancelled or failed; done > undone.
 *
 * @mixin ImportProperties
 */
final class Import extends Model
{
    /** @use HasFactory<ImportFactory> */
    use HasFactory;

    /** @var array<string, mixed> */
    protected $attributes = [
        'mode' => 'create',
        'status' => 'uploaded',
        'total_rows' => 0,
        'checked_rows' => 0,
        'processed_rows' => 0,
        'created_rows' => 0,
        'updated_rows' => 0,
        'skipped_rows' => 0,
        'error_rows' => 0,
        'waiting_rows' => 0,
        'bytes' => 0,
        'read_offset' => 0,
        'undone_rows' => 0,
        'kept_rows' => 0,
        'excluded_rows' => 0,
        'failures' => 0,
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
            'waiting_rows' => 'integer',
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

    /** The number in the spreadsheet of the row after this many rows below the headings. */
    public function rowNoAfter(int $rows): int
    {
        return ($this->options['header_row'] ?? 1) + $rows + 1;
    }

    /** A failed import goes on from its file, which PruneImports deletes after 30 days. A failed undo needs no file. */
    public function canBeResumed(): bool
    {
        return $this->status === ImportStatus::Failed && ($this->path !== null || $this->undone_by !== null);
    }

    /** Rows that wait or failed can be decided or corrected once the other rows are imported. */
    public function takesDecisions(): bool
    {
        return in_array($this->status, [ImportStatus::Done, ImportStatus::Cancelled], true) && $this->started_at !== null;
    }

    public function canBeUndone(): bool
    {
        return in_array($this->status, [ImportStatus::Done, ImportStatus::Cancelled, ImportStatus::Failed], true)
            && $this->undone_at === null && $this->created_rows + $this->updated_rows > 0;
    }
}
