<?php

declare(strict_types=1);

namespace App\Data\Dashboard;

use Carbon\CarbonImmutable;

/** A queue of work that the viewer may settle, and how long its oldest piece has waited. */
final readonly class DashboardQueue
{
    public function __construct(
        /** @var 'risk_checks'|'pending_deposits' */
        public string $key,
        public string $title,
        public int $count,
        public ?CarbonImmutable $oldest_at,
        /** Minutes after which the oldest piece is getting late, and is late. */
        public int $warn_after_minutes,
        public int $late_after_minutes,
    ) {}
}
