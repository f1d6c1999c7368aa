<?php

declare(strict_types=1);

namespace App\Data\Dashboard;

/** Problems of one kind that a ledger verification found. */
final readonly class LedgerProblems
{
    /** @param  list<string>  $examples  texts of the first problems */
    public function __construct(
        public string $kind,
        public string $label,
        public int $count,
        public array $examples,
    ) {}
}
