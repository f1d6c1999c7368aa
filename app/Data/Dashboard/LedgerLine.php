<?php

declare(strict_types=1);

namespace App\Data\Dashboard;

use Carbon\CarbonImmutable;

/** The result of the last ledger verification. */
final readonly class LedgerLine
{
    /** @param  list<LedgerProblems>  $problems */
    public function __construct(
        /** @var 'adds_up'|'problems'|'late'|'broke_off'|'never' `late`: no problems, but the verification is more than a day old */
        public string $state,
        /** When the last completed verification ended. */
        public ?CarbonImmutable $checked_at,
        public int $entries_count,
        public int $problems_count,
        public array $problems,
    ) {}
}
