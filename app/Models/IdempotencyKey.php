<?php

declare(strict_types=1);

namespace App\Models;

use Illuminate\Database\Eloquent\Model;

/**
 * One intake request by Idempotency-Key, with its response.
 *
 * @mixin IdempotencyKeyProperties
 */
final class IdempotencyKey extends Model
{
    /** @return array<string, string> */
    protected function casts(): array
    {
        return [
            'locked_until' => 'immutable_datetime',
            'expires_at' => 'immutable_datetime',
        ];
    }
}
