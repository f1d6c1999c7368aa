<?php

declare(strict_types=1);

namespace App\Data\Deposits;

/** Totals of the filtered deposits. Amounts are cents. */
final readonly class DepositTotals
{
    public function __construct(
        public int $count,
        public int $amount_cents,
        /** Undecided deposits. */
        public int $waiting_count,
        public int $waiting_cents,
        /** There are more; the figures are of the first ones only. */
        public bool $is_capped,
    ) {}
}
