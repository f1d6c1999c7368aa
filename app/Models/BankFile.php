<?php

declare(strict_types=1);

namespace App\Models;

use Carbon\CarbonImmutable;
use Illuminate\Database\Eloquent\Model;
use Illuminate\Database\Eloquent\Relations\BelongsTo;

/**
 * A bank’s statement file that somebody dropped in.
 *
 * @property int $id
 * @property string $name
 * @property string $sha256
 * @property string $layout
 * @property ?int $user_id
 * @property int $rows
 * @property int $created_rows
 * @property int $duplicate_rows
 * @property int $error_rows
 * @property CarbonImmutable $created_at
 * @property-read ?User $user
 */
final class BankFile extends Model
{
    /** @var list<string> */
    protected $fillable = [
        'name',
        'sha256',
        'layout',
        'user_id',
        'rows',
        'created_rows',
        'duplicate_rows',
        'error_rows',
    ];

    /** @var array<string, mixed> */
    protected $attributes = [
        'user_id' => null,
        'rows' => 0,
        'created_rows' => 0,
        'duplicate_rows' => 0,
        'error_rows' => 0,
    ];

    /** @return array<string, string> */
    protected function casts(): array
    {
        return [
            'rows' => 'integer',
            'created_rows' => 'integer',
            'duplicate_rows' => 'integer',
            'error_rows' => 'integer',
        ];
    }

    /** @return BelongsTo<User, $this> */
    public function user(): BelongsTo
    {
        return $this->belongsTo(User::class);
    }
}
