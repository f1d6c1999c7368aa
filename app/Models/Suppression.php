<?php

declare(strict_types=1);

namespace App\Models;

use App\Enums\ConsentChannel;
use App\Enums\SuppressionReason;
use Illuminate\Database\Eloquent\Model;
use Illuminate\Database\Eloquent\Relations\BelongsTo;

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

    /** @return BelongsTo<User, $this> */
    public function user(): BelongsTo
    {
        return $this->belongsTo(User::class);
    }
}
