<?php

declare(strict_types=1);

namespace App\Data\Notifications;

/** The initial data of the notification stores, also loaded after a reconnect. */
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
