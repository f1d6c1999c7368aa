<?php

declare(strict_types=1);

namespace App\Data\Reports;

use App\Data\Lists\Choice;
use App\Inertia\DeferProp;

/** Reports/AccountManagers/Reactivation. */
final readonly class ReactivationPage
{
    /**
     * @param  list<Choice>  $companies
     * @param  list<Choice>  $managers
     * @param  DeferProp<ReactivationResult>  $result
     */
    public function __construct(
        public ReportFilters $filters,
        public array $companies,
        public array $managers,
        public DeferProp $result,
        public bool $can_export,
        public string $time_zone,
    ) {}
}
