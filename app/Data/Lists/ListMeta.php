<?php

declare(strict_types=1);

namespace App\Data\Lists;

/** Where a list page stands: its cursors, its order and how many rows the filter matches. */
final readonly class ListMeta
{
    public function __construct(
        public ?string $next_cursor,
        public ?string $previous_cursor,
        public int $per_page,
        /** The column, with a leading "-" for descending. */
        public string $sort,
        /** Rows that match, counted up to the cap of config `paddock.lists.count_cap`. */
        public ?int $count,
        public bool $count_is_capped,
    ) {}
}
