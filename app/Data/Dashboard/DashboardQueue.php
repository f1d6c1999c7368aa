<?php

declare(strict_types=1);

namespace App\Data\Dashboard;

use App\Enums\NotificationType;
use Carbon\CarbonImmutable;

/** A work queue of the viewer, the age of its oldest item and its due time. The browser adds the viewer's unread count, which the sidebar shows too. */
final readonly class DashboardQueue
{
    public function __construct(
        public NotificationType $type,
        public string $title,
        /** All open items, including those that the viewer has marked as read. */
        public int $open,
        public ?CarbonImmutable $oldest_at,
        /** When an item is due next, and when it is marked before; null for an empty queue. */
        public ?CarbonImmutable $due_at,
        public ?CarbonImmutable $warn_at,
    ) {}
}
