<?php

declare(strict_types=1);

namespace App\Data\Dashboard;

/** The deposits of one day in the viewer's time zone. */
final readonly class DailyAmount
{
    public function __construct(
        /** YYYY-MM-DD */
        public string $day,
        public int $amount_cents,
        public int $count,
    ) {}
}
