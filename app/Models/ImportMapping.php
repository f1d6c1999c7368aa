<?php

declare(strict_types=1);

namespace App\Models;

use App\Enums\ImportKind;
use Carbon\CarbonImmutable;
use Illuminate\Database\Eloquent\Model;
use Illuminate\Database\Eloquent\Relations\BelongsTo;

/**
 * Which column went to which field when this person last imported a file with this header.
 *
 * @property int $id
 * @property ImportKind $kind
 * @property string $header_hash
 * @property array<array-key, mixed> $mapping
 * @property int $user_id
 * @property CarbonImmutable $created_at
 * @property CarbonImmutable $updated_at
 * @property-read User $user
 */
final class ImportMapping extends Model
{
    /** @var list<string> */
    protected $fillable = [
        'kind', 'header_hash', 'mapping', 'user_id',
    ];

    /** @return array<string, string> */
    protected function casts(): array
    {
        return [
            'kind' => ImportKind::class,
            'mapping' => 'array',
        ];
    }

    /** @return BelongsTo<User, $this> */
    public function user(): BelongsTo
    {
        return $this->belongsTo(User::class);
    }
}
