<?php

declare(strict_types=1);

namespace App\Data\Reports\Affiliates;

/** Reports/Affiliates/Main. */
final readonly class AffiliateMainPage
{
    /** @param  list<AffiliateFigures>  $affiliates */
    public function __construct(public ReportPeriod $period, public array $affiliates, public AffiliateFigures $total, public bool $can_export) {}
}
