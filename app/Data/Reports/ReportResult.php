<?php

declare(strict_types=1);

namespace App\Data\Reports;

/** The content of a report. */
final readonly class ReportResult
{
    /**
     * @param  list<ReportRow>  $rows
     * @param  list<ReportRow>  $days  for the charts
     */
    public function __construct(
        public array $rows,
        public ReportRow $total,
        /** The same number of days directly before. */
        public ReportRow $previous,
        public array $days,
        /** When the last day was added up, UTC. Null before the first time. */
        public ?string $computed_at,
        /** Whether corrections of earlier days are still to be added up. */
        public bool $is_behind,
    ) {}
}
