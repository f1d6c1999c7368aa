<?php

declare(strict_types=1);

namespace App\Data\Reports;

/** The business figures of the executive report. */
final readonly class ExecutiveResult
{
    /** @param  list<ReportRow>  $companies */
    public function __construct(
        /** Its rows are the states. */
        public ReportResult $figures,
        public array $companies,
    ) {}
}
