<?php

declare(strict_types=1);

namespace App\Models;

use App\Enums\ImportKind;
use App\Enums\ImportMode;
use App\Support\FileEncoding;
use Illuminate\Database\Eloquent\Model;

/**
 * A user's last mapping for files with these headings.
 *
 * @property array<string, string> $mapping headings by field, see ImportMappingMemory
 * @property ?array<string, string> $defaults
 *
 * @mixin ImportMappingProperties
 */
final class ImportMapping extends Model
{
    /** @return array<string, string> */
    protected function casts(): array
    {
        return [
            'kind' => ImportKind::class,
            'mapping' => 'array',
            'mode' => ImportMode::class,
            'defaults' => 'array',
            'encoding' => FileEncoding::class,
        ];
    }
}
