<?php

declare(strict_types=1);

namespace App\Data\Dashboard;

use Carbon\CarbonImmutable;

/** What the last check of the ledger said, for those who answer for the money. */
final readonly class LedgerLine
{
    /** @param  list<LedgerProblems>  $problems */
    public function __construct(
        /** @var 'adds_up'|'problems'|'late'|'broke_off'|'never' late when it adds up, but the check is older than a day */
        public string $state,
        /** Of the last check that came to its end. */
        public ?CarbonImmutable $checked_at,
        public int $entries_count,
        public int $problems_count,
        public array $problems,
    ) {}
}
