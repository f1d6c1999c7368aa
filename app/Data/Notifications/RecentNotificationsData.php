<?php

declare(strict_types=1);

namespace App\Data\Notifications;

/** Everything the notification stores start from, and catch up by after a lost connection. */
final readonly class RecentNotificationsData
{
    /**
     * @param  array<string, list<NotificationData>>  $notifications  unread ones by type, newest first; all seven types are there
     */
    public function __construct(
        public CountersData $counters,
        public array $notifications,
    ) {}
}
