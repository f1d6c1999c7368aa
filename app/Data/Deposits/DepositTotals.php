<?php

declare(strict_types=1);

namespace App\Data\Deposits;

/** What all deposits of the filter come to. Amounts are cents. */
final readonly class DepositTotals
{
    public function __construct(
        public int $count,
        public int $amount_cents,
        /** What of it nobody has decided. */
        public int $waiting_count,
        public int $waiting_cents,
        /** There are more than were added up: the figures are of so many only. */
        public bool $is_capped,
    ) {}
}
