<?php

declare(strict_types=1);

namespace App\Data\DeveloperTools;

/** Queries of one request or job that have the same SQL. */
final readonly class TelescopeQueries
{
    public function __construct(
        /** Id of the first query. */
        public int $id,
        public string $sql,
        /** The line of code that sent the first query. */
        public ?string $at,
        public int $times,
        public float $total_ms,
        public float $slowest_ms,
    ) {}
}
