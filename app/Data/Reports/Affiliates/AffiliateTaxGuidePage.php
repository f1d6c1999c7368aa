<?php

declare(strict_types=1);

namespace App\Data\Reports\Affiliates;

/** Reports/Affiliates/TaxGuide. */
final readonly class AffiliateTaxGuidePage
{
    /** @param  list<TaxExample>  $examples */
    public function __construct(
        public array $examples,
        public int $gst_percent,
        public int $withheld_percent,
        public int $exempt_cents,
        public int $adjusted_months,
        public string $time_zone,
    ) {}
}
