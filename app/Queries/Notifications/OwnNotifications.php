<?php

declare(strict_types=1);

namespace App\Queries\Notifications;

use App\Data\Notifications\NotificationFilters;
use App\Models\Notification;
use App\Models\User;
use App\Services\Notifications\NotificationFeed;
use Carbon\CarbonImmutable;
use Illuminate\Database\Eloquent\Builder;

/** One person's notifications: those that the abilities cover now, narrowed to what was asked for. */
final readonly class OwnNotifications
{
    /** @return Builder<Notification> */
    public function matching(User $owner, NotificationFilters $filters): Builder
    {
        return Notification::query()
            ->where('user_id', $owner->id)
            ->whereIn('type', NotificationFeed::visibleTo($owner))
            ->when($filters->type !== [], static fn (Builder $query): Builder => $query->whereIn('type', $filters->type))
            ->when($filters->state !== null, static fn (Builder $query): Builder => $query->where('is_read', $filters->state === 'read'))
            ->when($filters->from, static fn (Builder $query, string $day): Builder => $query->where('notified_at', '>=', self::startOf($day, $owner)))
            ->when($filters->to, static fn (Builder $query, string $day): Builder => $query->where('notified_at', '<', self::startOf($day, $owner, daysLater: 1)));
    }

    /** Midnight where the person is, which is not always 24 hours after the one before. */
    private static function startOf(string $day, User $owner, int $daysLater = 0): CarbonImmutable
    {
        return CarbonImmutable::parse($day, $owner->timezone)->addDays($daysLater)->startOfDay()->utc();
    }
}
