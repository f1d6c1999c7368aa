<?php

declare(strict_types=1);

namespace App\Models;

use App\Enums\BetstopRunKind;
use App\Enums\BetstopRunStatus;
use Illuminate\Database\Eloquent\Model;
use Illuminate\Database\Eloquent\Relations\BelongsTo;

/**
 * A check of many people with the BetStop register, in the background.
 *
 * @property list<array<string, mixed>>|null $people
 *
 * @mixin BetstopRunProperties
 */
final class BetstopRun extends Model
{
    /** @var array<string, mixed> */
    protected $attributes = [
        'status' => 'running',
        'user_id' => null,
        'people' => null,
        'cursor' => 0,
        'attempt' => 1,
        'processed_rows' => 0,
        'registered_rows' => 0,
        'error_rows' => 0,
        'finished_at' => null,
    ];

    /** @return array<string, string> */
    protected function casts(): array
    {
        return [
            'kind' => BetstopRunKind::class,
            'status' => BetstopRunStatus::class,
            'people' => 'encrypted:array',
            'cursor' => 'integer',
            'finished_at' => 'immutable_datetime',
        ];
    }

    /** @return BelongsTo<User, $this> */
    public function user(): BelongsTo
    {
        return $this->belongsTo(User::class);
    }
}
