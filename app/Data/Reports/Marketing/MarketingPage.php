<?php

declare(strict_types=1);

namespace App\Data\Reports\Marketing;

use App\Data\Reports\ReportFilters;
use App\Inertia\DeferProp;

/** Reports/Marketing/Overview. */
final readonly class MarketingPage
{
    /** @param  DeferProp<MarketingResult>  $result */
    public function __construct(public ReportFilters $filters, public DeferProp $result, public bool $can_export, public string $time_zone) {}
}
