<?php

declare(strict_types=1);

namespace App\Data\Reports\Affiliates;

/** Reports/Affiliates/Statement, for print. */
final readonly class AffiliateStatementPage
{
    public function __construct(
        public StatementRow $statement,
        /** The day of the approval in the business time zone, YYYY-MM-DD. */
        public ?string $issued_on,
        public string $payer_name,
        public ?string $payer_abn,
    ) {}
}
