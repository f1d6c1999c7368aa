<?php

declare(strict_types=1);

namespace App\Models;

use App\Enums\ImportKind;
use App\Enums\ImportMode;
use App\Support\FileEncoding;
use Carbon\CarbonImmutable;
use Illuminate\Database\Eloquent\Model;
use Illuminate\Database\Eloquent\Relations\BelongsTo;

/**
 * A user's last mapping for files with these headings.
 *
 * @property int $id
 * @property ImportKind $kind
 * @property string $header_hash
 * @property array<string, string> $mapping headings by field, see ImportMappingMemory
 * @property ImportMode $mode
 * @property ?array<string, string> $defaults
 * @property ?FileEncoding $encoding set when the user changed the detected encoding
 * @property int $user_id
 * @property CarbonImmutable $created_at
 * @property CarbonImmutable $updated_at
 * @property-read User $user
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

    /** @return BelongsTo<User, $this> */
    public function user(): BelongsTo
    {
        return $this->belongsTo(User::class);
    }
}
