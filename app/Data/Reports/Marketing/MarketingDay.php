<?php

declare(strict_types=1);

namespace App\Data\Reports\Marketing;

/** One day of the charts. */
final readonly class MarketingDay
{
    public function __construct(public string $day, public int $sent, public int $opt_outs, public int $new_clients, public int $leads) {}
}
