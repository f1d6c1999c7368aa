<?php

declare(strict_types=1);

namespace App\Models;

use App\Enums\AustralianState;
use App\Enums\BarredImportOutcome;
use App\Enums\BarredImportRowStatus;
use App\Enums\BarredList;
use App\Enums\ImportStatus;
use Database\Factories\BarredImportFactory;
use Illuminate\Database\Eloquent\Factories\HasFactory;
use Illuminate\Database\Eloquent\Model;
use Illuminate\Database\Eloquent\Relations\HasMany;

/**
 * An import of a barred list: checked > running > done, cancelled or failed; done > undone.
 *
 * @mixin BarredImportProperties
 */
final class BarredImport extends Model
{
    /** @use HasFactory<BarredImportFactory> */
    use HasFactory;

    /** @var array<string, mixed> */
    protected $attributes = ['is_complete' => false, 'processed_rows' => 0, 'undone_rows' => 0, 'kept_rows' => 0, 'failures' => 0];

    /** @return array<string, string> */
    protected function casts(): array
    {
        return [
            'list' => BarredList::class,
            'jurisdiction' => AustralianState::class,
            'status' => ImportStatus::class,
            'columns' => 'array',
            'is_complete' => 'boolean',
            'total_rows' => 'integer',
            'planned_rows' => 'integer',
            'processed_rows' => 'integer',
            'added_rows' => 'integer',
            'changed_rows' => 'integer',
            'lifted_rows' => 'integer',
            'unchanged_rows' => 'integer',
            'skipped_rows' => 'integer',
            'error_rows' => 'integer',
            'undone_rows' => 'integer',
            'kept_rows' => 'integer',
            'failures' => 'integer',
            'started_at' => 'immutable_datetime',
            'heartbeat_at' => 'immutable_datetime',
            'finished_at' => 'immutable_datetime',
            'undone_at' => 'immutable_datetime',
        ];
    }

    /** @return HasMany<BarredImportRow, $this> */
    public function rows(): HasMany
    {
        return $this->hasMany(BarredImportRow::class);
    }

    /** A row that can't be read may be an entry that seems to be missing. */
    public function canLiftMissing(): bool
    {
        return $this->rows()->where('outcome', BarredImportOutcome::Error)->whereNull('barred_entry_id')->doesntExist();
    }

    public function canBeUndone(): bool
    {
        return in_array($this->status, [ImportStatus::Done, ImportStatus::Cancelled, ImportStatus::Failed], true) && $this->undone_by === null
            && $this->rows()->where('status', BarredImportRowStatus::Done)->exists();
    }
}
