<?php

declare(strict_types=1);

namespace App\Data\Lists;

/** A list page's cursors, order and number of matching rows. */
final readonly class ListMeta
{
    public function __construct(
        public ?string $next_cursor,
        public ?string $previous_cursor,
        public int $per_page,
        /** The column, with a leading "-" for descending. */
        public string $sort,
        /** Matching rows, up to the cap of config `paddock.lists.count_cap`. */
        public ?int $count,
        public bool $count_is_capped,
    ) {}
}
