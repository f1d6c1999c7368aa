<?php

declare(strict_types=1);

namespace App\Data\Reports;

use App\Data\Lists\Choice;
use App\Inertia\DeferProp;

/** Reports/Clients/Daily, Reports/Clients/States and Reports/AccountManagers/Main. */
final readonly class ReportPage
{
    /**
     * @param  list<Choice>  $companies
     * @param  list<Choice>|null  $managers  null when the viewer can't see account manager reports
     * @param  DeferProp<ReportResult>  $result
     */
    public function __construct(
        public ReportFilters $filters,
        public array $companies,
        public ?array $managers,
        public DeferProp $result,
        public bool $can_export,
        public string $time_zone,
    ) {}
}
