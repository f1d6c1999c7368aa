<?php

declare(strict_types=1);

namespace App\Data\DeveloperTools;

/** Queries of one request or job that have the same SQL. */
final readonly class TelescopeQueries
{
    public function __construct(
        /** Of the first one. */
        public int $id,
        public string $sql,
        /** The line that sent the first one. */
        public ?string $at,
        public int $times,
        public float $total_ms,
        public float $slowest_ms,
    ) {}
}
