<?php

declare(strict_types=1);

namespace App\Data\Reports;

/** The period and the filters of a report. Days are in the business time zone, inclusive. */
final readonly class ReportFilters
{
    public function __construct(
        /** 7, 30, month or custom. */
        public string $period,
        public string $from,
        public string $until,
        /** An id. */
        public ?string $company,
        /** An id, or none. */
        public ?string $manager,
        /** A state, or none. */
        public ?string $state,
    ) {}
}
