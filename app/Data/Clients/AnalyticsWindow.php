<?php

declare(strict_types=1);

namespace App\Data\Clients;

/** Which bets an analysis is made from. */
final readonly class AnalyticsWindow
{
    public function __construct(
        /** UTC. */
        public string $from,
        /** Void ones are left out. */
        public int $bets,
        public int $months,
        /** The newest so many bets are read, no more. */
        public int $cap,
        public bool $is_capped,
        public string $time_zone,
    ) {}
}
