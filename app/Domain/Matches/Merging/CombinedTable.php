<?php

declare(strict_types=1);

namespace App\Domain\Matches\Merging;

use Closure;
use stdClass;

/** A table with one row per client and key. When both clients have a row for a key, the merge combines the two rows. */
final readonly class CombinedTable
{
    /**
     * @param  list<string>  $keys  the columns of the key
     * @param  Closure(stdClass, stdClass): array<string, mixed>  $combine  returns from the kept and the other row the changes to the kept row
     * @param  list<array{string, string, string|null}>  $children  table and column that reference the row, and a column that must be unique with it
     * @param  string|null  $keyColumn  a column that repeats the client, such as "client:5"
     */
    public function __construct(
        public string $table,
        public array $keys,
        public Closure $combine,
        public array $children = [],
        public ?string $keyColumn = null,
    ) {}
}
