<?php

declare(strict_types=1);

namespace App\Data\Reports;

/** Quiet and reactivated clients of one manager, or the total. */
final readonly class ReactivationRow
{
    public function __construct(
        /** The manager's id; 0 for none, empty for the total. */
        public string $key,
        public string $label,
        /** Clients who bet in the period after 60 days without a bet. */
        public int $reactivated,
        /** The same number of days directly before. */
        public int $previous,
        /** Clients without a bet for 60 days until today. */
        public int $quiet,
    ) {}
}
