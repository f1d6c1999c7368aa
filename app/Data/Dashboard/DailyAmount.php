<?php

declare(strict_types=1);

namespace App\Data\Dashboard;

/** The deposits and paid withdrawals of one day in the viewer's time zone. */
final readonly class DailyAmount
{
    public function __construct(
        /** YYYY-MM-DD */
        public string $day,
        public int $amount_cents,
        public int $count,
        /** Withdrawals paid on this day; null for viewers who may not see them. */
        public ?int $paid_cents,
    ) {}
}
