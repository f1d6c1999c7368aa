<?php

declare(strict_types=1);

namespace App\Data\Dashboard;

use Carbon\CarbonImmutable;

/** A work queue of the viewer and the age of its oldest item. */
final readonly class DashboardQueue
{
    public function __construct(
        /** @var 'risk_checks'|'pending_deposits' */
        public string $key,
        public string $title,
        public int $count,
        public ?CarbonImmutable $oldest_at,
        /** Minutes after which the oldest item is shown as a warning, and as late. */
        public int $warn_after_minutes,
        public int $late_after_minutes,
    ) {}
}
