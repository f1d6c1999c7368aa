<?php

declare(strict_types=1);

namespace App\Data\Dashboard;

/** The deposits received and withdrawals paid on one day of the business. */
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
