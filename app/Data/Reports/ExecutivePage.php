<?php

declare(strict_types=1);

namespace App\Data\Reports;

use App\Data\Lists\Choice;
use App\Inertia\DeferProp;

/** Reports/Executive. */
final readonly class ExecutivePage
{
    /**
     * @param  list<Choice>  $companies
     * @param  DeferProp<ExecutiveResult>  $result
     * @param  DeferProp<ProtectionFigures>  $protection
     */
    public function __construct(
        public ReportFilters $filters,
        public array $companies,
        public DeferProp $result,
        public DeferProp $protection,
        public bool $can_export,
        public string $time_zone,
    ) {}
}
