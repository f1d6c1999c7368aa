<?php

declare(strict_types=1);

namespace App\Data\Withdrawals;

/** Withdrawals of one client within a day, each below the threshold, together not. */
final readonly class WithdrawalSplit
{
    public function __construct(public int $count, public int $cents) {}
}
