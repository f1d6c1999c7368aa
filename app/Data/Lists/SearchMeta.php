<?php

declare(strict_types=1);

namespace App\Data\Lists;

/** The state of a page of search results. */
final readonly class SearchMeta
{
    /** @param  list<string>  $hints  about parts that were ignored or are invalid */
    public function __construct(
        public string $search,
        /** Whether the search has a letter or digit, or an invalid value. */
        public bool $is_searchable,
        public int $page,
        public bool $has_next,
        /** Whether there are more results than pages. */
        public bool $is_capped,
        public array $hints = [],
    ) {}
}
