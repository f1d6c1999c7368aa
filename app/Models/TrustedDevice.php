<?php

declare(strict_types=1);

namespace App\Models;

use Illuminate\Database\Eloquent\Model;

/**
 * A browser that may skip the second factor until it expires. Only the hash of its token is kept.
 *
 * @mixin TrustedDeviceProperties
 */
final class TrustedDevice extends Model
{
    /** @return array<string, string> */
    protected function casts(): array
    {
        return [
            'last_used_at' => 'immutable_datetime',
            'expires_at' => 'immutable_datetime',
        ];
    }
}
