<?php

declare(strict_types=1);

namespace App\Data\Reports\Affiliates;

/** Reactivation of an affiliate's clients, or of all. Counts have no excluded people. */
final readonly class ReactivationFigures
{
    public function __construct(
        /** 0 for the total. */
        public int $id,
        public string $name,
        /** Clients without a bet for 60 days, now. */
        public int $quiet_clients,
        /** Clients who bet again in the period. */
        public int $reactivated_clients,
        /** In the same number of months before. */
        public int $previous_reactivated_clients,
        /** Turnover of reactivated clients in the month in which they came back, in cents. */
        public int $reactivated_turnover_cents,
    ) {}
}
