<?php

declare(strict_types=1);

namespace App\Models;

use App\Enums\ConsentChannel;
use App\Enums\SuppressionReason;
use Illuminate\Database\Eloquent\Model;

/**
 * An email address or number that must not be contacted, stored as a keyed hash.
 *
 * @mixin SuppressionProperties
 */
final class Suppression extends Model
{
    /** @return array<string, string> */
    protected function casts(): array
    {
        return [
            'channel' => ConsentChannel::class,
            'reason' => SuppressionReason::class,
            'until' => 'immutable_datetime',
        ];
    }
}
