<?php

declare(strict_types=1);

namespace App\Services\Merging;

use Closure;
use stdClass;

/** A table in which a client has one row for each of something: where both clients have one, the two become one. */
final readonly class CombinedTable
{
    /**
     * @param  list<string>  $keys  one row for each value of these
     * @param  Closure(stdClass, stdClass): array<string, mixed>  $combine  from the kept and the other row: what the kept one gets
     * @param  list<array{string, string, string|null}>  $children  table and column that point at the row, and the column that must be unique beside it
     * @param  string|null  $keyColumn  a column that repeats the client as "client:5"
     */
    public function __construct(
        public string $table,
        public array $keys,
        public Closure $combine,
        public array $children = [],
        public ?string $keyColumn = null,
    ) {}
}
