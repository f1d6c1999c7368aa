<?php

declare(strict_types=1);

namespace App\Data\Withdrawals;

/** Totals of the filtered withdrawals. Amounts are cents. */
final readonly class WithdrawalTotals
{
    public function __construct(
        public int $count,
        public int $amount_cents,
        public int $dual_approval_count,
        public int $not_held_count,
        public int $not_held_cents,
    ) {}
}
