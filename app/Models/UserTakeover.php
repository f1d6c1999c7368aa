<?php

declare(strict_types=1);

namespace App\Models;

use Illuminate\Database\Eloquent\Model;
use Illuminate\Database\Eloquent\Relations\BelongsTo;

/**
 * The move of a deactivated user's work to colleagues.
 *
 * @property array<string, int|null> $recipients by kind of work
 *
 * @mixin UserTakeoverProperties
 */
final class UserTakeover extends Model
{
    /** @var array<string, mixed> */
    protected $attributes = ['moved_rows' => 0];

    /** @return array<string, string> */
    protected function casts(): array
    {
        return ['recipients' => 'array', 'moved_rows' => 'integer', 'finished_at' => 'immutable_datetime'];
    }

    /** @return BelongsTo<User, $this> */
    public function user(): BelongsTo
    {
        return $this->belongsTo(User::class);
    }
}
