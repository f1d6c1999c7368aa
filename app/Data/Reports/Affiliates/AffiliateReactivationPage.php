<?php

declare(strict_types=1);

namespace App\Data\Reports\Affiliates;

/** Reports/Affiliates/Reactivation. */
final readonly class AffiliateReactivationPage
{
    /** @param  list<ReactivationFigures>  $affiliates */
    public function __construct(public ReportPeriod $period, public array $affiliates, public ReactivationFigures $total, public bool $can_export) {}
}
