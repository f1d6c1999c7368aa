<?php

declare(strict_types=1);

namespace App\Infrastructure\Search;

use App\Data\Lists\SearchMeta;

/** Numbered pages of search results, as the specification requires, up to a maximum. */
final readonly class SearchPager
{
    public const PER_PAGE = 25;

    public const MAX_PAGES = 40;

    public function __construct(private SearchIndex $index) {}

    /** @return array{list<int>, SearchMeta} the ids of the page, in order */
    public function page(string $subjectType, string $search, int $page): array
    {
        $page = min(max($page, 1), self::MAX_PAGES);
        $text = SearchText::parse($search, seesContacts: true);
        $ids = $this->index->find($subjectType, $text, $page * self::PER_PAGE + 1);
        $hasMore = count($ids) > $page * self::PER_PAGE;

        return [
            array_slice($ids, ($page - 1) * self::PER_PAGE, self::PER_PAGE),
            new SearchMeta(
                search: trim($search),
                is_searchable: ! $text->isEmpty(),
                page: $page,
                has_next: $hasMore && $page < self::MAX_PAGES,
                is_capped: $hasMore && $page === self::MAX_PAGES,
            ),
        ];
    }
}
