<?php

declare(strict_types=1);

namespace App\Data\UserProfile;

final readonly class NotificationSettings
{
    public function __construct(
        public bool $plays_notification_sound,
        public bool $shows_toasts,
        /** The browser must also allow them. */
        public bool $shows_browser_notifications,
        public bool $counts_in_title,
    ) {}
}
