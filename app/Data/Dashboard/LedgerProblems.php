<?php

declare(strict_types=1);

namespace App\Data\Dashboard;

/** Problems of one kind that a check of the ledger found. */
final readonly class LedgerProblems
{
    /** @param  list<string>  $examples  the first of them, in words */
    public function __construct(
        public string $kind,
        public string $label,
        public int $count,
        public array $examples,
    ) {}
}
