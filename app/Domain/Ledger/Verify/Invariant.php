<?php

declare(strict_types=1);

namespace App\Domain\Ledger\Verify;

use Closure;

/** A rule of the ledger, as a statement that selects the rows that break it. */
final readonly class Invariant
{
    /**
     * @param  string  $sql  `{t.id}` is replaced by a condition on a range of ids, so that a large table is read in parts
     * @param  Closure(list<mixed>): array{string, string, string}  $example  name of the row, expected and found value
     * @param  string|null  $table  table of the id ranges; null to run the statement once
     */
    public function __construct(
        public ProblemKind $kind,
        public string $sql,
        public Closure $example,
        public ?string $table = null,
    ) {}
}
