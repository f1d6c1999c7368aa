<?php

declare(strict_types=1);

namespace App\Data\Reports;

/** The content of Reports/AccountManagers/Reactivation. */
final readonly class ReactivationResult
{
    /**
     * @param  list<ReactivationRow>  $rows
     * @param  list<ReactivatedDay>  $days  for the chart
     */
    public function __construct(
        public array $rows,
        public ReactivationRow $total,
        public array $days,
        /** When the last day was added up, UTC. Null before the first time. */
        public ?string $computed_at,
    ) {}
}
