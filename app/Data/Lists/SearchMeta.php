<?php

declare(strict_types=1);

namespace App\Data\Lists;

/** Where a page of search results stands. */
final readonly class SearchMeta
{
    /** @param  list<string>  $hints  parts of the search that were not understood */
    public function __construct(
        public string $search,
        /** Whether there is a letter or digit to search for. */
        public bool $is_searchable,
        public int $page,
        public bool $has_next,
        /** Whether more results exist than can be paged through: say so and ask for another word. */
        public bool $is_capped,
        public array $hints = [],
    ) {}
}
