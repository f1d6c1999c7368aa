<?php

declare(strict_types=1);

namespace App\Data\Dashboard;

use App\Enums\NotificationType;
use Carbon\CarbonImmutable;

/** A work queue of the viewer and the age of its oldest item. The browser adds the viewer's unread count, which the sidebar shows too. */
final readonly class DashboardQueue
{
    public function __construct(
        public NotificationType $type,
        public string $title,
        /** All open items, including those that the viewer has marked as read. */
        public int $open,
        public ?CarbonImmutable $oldest_at,
        /** Minutes after which the oldest item is shown as a warning, and as late. */
        public int $warn_after_minutes,
        public int $late_after_minutes,
    ) {}
}
