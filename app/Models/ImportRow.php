<?php

declare(strict_types=1);

namespace App\Models;

use App\Enums\ImportRowStatus;
use Database\Factories\ImportRowFactory;
use Illuminate\Database\Eloquent\Factories\HasFactory;
use Illuminate\Database\Eloquent\Model;

/**
 * One row of an import and its result.
 *
 * @mixin ImportRowProperties
 */
final class ImportRow extends Model
{
    /** @use HasFactory<ImportRowFactory> */
    use HasFactory;

    public $timestamps = false;

    /** @return array<string, string> */
    protected function casts(): array
    {
        return [
            'row_no' => 'integer',
            'raw' => 'array',
            'before' => 'array',
            'after' => 'array',
            'errors' => 'array',
            'status' => ImportRowStatus::class,
            'is_excluded' => 'boolean',
        ];
    }

    /** @return list<string> as in the file, or as corrected */
    public function cells(): array
    {
        /** @var list<string> */
        return $this->raw;
    }
}
