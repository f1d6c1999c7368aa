<?php

declare(strict_types=1);

namespace App\Data\Clients;

/** The bets that an analysis covers. */
final readonly class AnalyticsWindow
{
    public function __construct(
        /** UTC. */
        public string $from,
        /** Without void bets. */
        public int $bets,
        public int $months,
        /** The most bets that are read, newest first. */
        public int $cap,
        public bool $is_capped,
        public string $time_zone,
    ) {}
}
