<?php

declare(strict_types=1);

namespace App\Domain\Ledger\Verify;

use Closure;

/** A rule of the ledger, as a statement that selects the rows that break it. */
final readonly class Invariant
{
    /**
     * @param  string  $sql  `{t.id}` stands for a condition on a range of ids, so that a large table is read in parts
     * @param  Closure(list<mixed>): array{string, string, string}  $example  the name of a row, what was expected, what was found
     * @param  string|null  $table  whose ids the ranges are; null when the statement is run once
     */
    public function __construct(
        public ProblemKind $kind,
        public string $sql,
        public Closure $example,
        public ?string $table = null,
    ) {}
}
