<?php

declare(strict_types=1);

namespace App\Data\Dashboard;

/** One day of the viewer's zone and what came in on it. */
final readonly class DailyAmount
{
    public function __construct(
        /** YYYY-MM-DD */
        public string $day,
        public int $amount_cents,
        public int $count,
    ) {}
}
