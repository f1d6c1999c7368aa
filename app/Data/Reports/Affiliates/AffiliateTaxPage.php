<?php

declare(strict_types=1);

namespace App\Data\Reports\Affiliates;

/** Reports/Affiliates/Tax. */
final readonly class AffiliateTaxPage
{
    /**
     * @param  string  $month  `2026-10`
     * @param  list<string>  $months  that can be chosen, newest first
     * @param  list<StatementRow>  $statements
     * @param  list<AffiliateTermsRow>  $affiliates
     * @param  bool  $can_draft  the month is recent enough for drafts
     */
    public function __construct(
        public string $month,
        public array $months,
        public array $statements,
        public array $affiliates,
        public bool $can_decide,
        public bool $can_draft,
        public bool $can_export,
    ) {}
}
