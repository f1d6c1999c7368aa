<?php

declare(strict_types=1);

namespace App\Models;

use App\Enums\BarredImportOutcome;
use App\Enums\BarredImportRowStatus;
use Illuminate\Database\Eloquent\Model;

/**
 * The change that an import makes to one entry.
 *
 * @property array<string, string|null> $before
 * @property array<string, string|null> $after
 *
 * @mixin BarredImportRowProperties
 */
final class BarredImportRow extends Model
{
    public $timestamps = false;

    /** @return array<string, string> */
    protected function casts(): array
    {
        return [
            'row_no' => 'integer', 'entry_version' => 'integer', 'before' => 'array', 'after' => 'array',
            'outcome' => BarredImportOutcome::class, 'status' => BarredImportRowStatus::class,
        ];
    }
}
