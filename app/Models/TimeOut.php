<?php

declare(strict_types=1);

namespace App\Models;

use Illuminate\Database\Eloquent\Model;
use Illuminate\Database\Eloquent\Relations\BelongsTo;

/**
 * A break from gambling that a client asked for. It can't be shortened.
 *
 * @mixin TimeOutProperties
 */
final class TimeOut extends Model
{
    /** @return array<string, string> */
    protected function casts(): array
    {
        return ['starts_at' => 'immutable_datetime', 'ends_at' => 'immutable_datetime'];
    }

    /** @return BelongsTo<User, $this> */
    public function user(): BelongsTo
    {
        return $this->belongsTo(User::class);
    }

    /** '20 Nov 2026, 14:05' where the client lives. */
    public function endsOn(Client $client): string
    {
        return $this->ends_at->setTimezone($client->state?->timeZone() ?? config()->string('paddock.timezone'))->format('j M Y, H:i');
    }
}
