<?php

declare(strict_types=1);

namespace App\Models;

use Illuminate\Database\Eloquent\Model;
use Illuminate\Database\Eloquent\Relations\BelongsTo;

/**
 * A request to remove a colleague's authenticator app. Another colleague must confirm it.
 *
 * @mixin SecondFactorResetProperties
 */
final class SecondFactorReset extends Model
{
    /** An older request no longer reflects who asked. */
    private const LIVE_DAYS = 3;

    public function isLive(): bool
    {
        return $this->created_at->isAfter(now()->subDays(self::LIVE_DAYS));
    }

    /** @return BelongsTo<User, $this> */
    public function user(): BelongsTo
    {
        return $this->belongsTo(User::class);
    }

    /** @return BelongsTo<User, $this> */
    public function requester(): BelongsTo
    {
        return $this->belongsTo(User::class, 'requested_by');
    }
}
