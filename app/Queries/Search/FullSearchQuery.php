<?php

declare(strict_types=1);

namespace App\Queries\Search;

use App\Data\Clients\FullSearchPage;
use App\Data\Clients\SearchGroup;
use App\Data\Lists\Choice;
use App\Data\Lists\SearchMeta;
use App\Enums\SearchField;
use App\Infrastructure\Search\MissedLookupRecorder;
use App\Infrastructure\Search\PeopleSearch;
use App\Infrastructure\Search\SearchQuery;
use App\Infrastructure\Search\SearchSyntax;
use App\Models\DbClient;
use App\Models\User;
use App\Support\ContactMask;

/** One search over clients, leads and DB clients that the viewer may see. */
final readonly class FullSearchQuery
{
    private const TITLES = ['client' => 'Clients', 'lead' => 'Leads', 'db_client' => 'DB clients'];

    /** Results of each type while all types are shown. */
    private const PREVIEW = 10;

    public function __construct(
        private SearchSyntax $syntax,
        private PeopleSearch $people,
        private PersonHitsQuery $hits,
        private MissedLookupRecorder $missed,
    ) {}

    public function page(User $viewer, string $search, ?string $type, int $page): FullSearchPage
    {
        $query = $this->syntax->parse($search, $viewer);
        $seesContacts = ContactMask::isLifted($viewer);
        $types = array_values(array_filter($this->types($viewer), static fn (string $one): bool => $type === null || $one === $type));

        $groups = array_map(
            fn (string $one): SearchGroup => $type === null
                ? $this->preview($viewer, $one, $search, $query)
                : $this->whole($viewer, $one, $search, $query, $page),
            $types,
        );

        if (array_filter($groups, static fn (SearchGroup $group): bool => $group->hits !== []) === []) {
            $this->missed->record($viewer, $search);
        }

        return new FullSearchPage(
            search: trim($search),
            type: $type,
            groups: $groups,
            hints: array_values(
                array_unique([
                    ...$query->hints,
                    ...array_merge(...array_map(static fn (SearchGroup $group): array => $group->meta->hints, $groups)),
                ]),
            ),
            fields: array_map(
                static fn (SearchField $field): Choice => new Choice($field->example($seesContacts), $field->hint($seesContacts)),
                array_values(
                    array_filter(SearchField::cases(), static fn (SearchField $field): bool => $field->isFor($seesContacts)),
                ),
            ),
        );
    }

    /** @return list<string> without DB clients for contractors */
    public function types(User $viewer): array
    {
        return $viewer->can('manage', DbClient::class) ? ['client', 'lead', 'db_client'] : ['client', 'lead'];
    }

    private function preview(User $viewer, string $type, string $search, SearchQuery $query): SearchGroup
    {
        $found = $this->people->look($type, $query, self::PREVIEW + 1);
        $meta = new SearchMeta(trim($search), $query->isSearchable(), 1, count($found->ids) > self::PREVIEW, false, $found->hints());

        return new SearchGroup($type, self::TITLES[$type], $this->hits->of($type, array_slice($found->ids, 0, self::PREVIEW), $viewer), $meta);
    }

    private function whole(User $viewer, string $type, string $search, SearchQuery $query, int $page): SearchGroup
    {
        [$ids, $meta] = $this->people->page($type, $search, $query, $page);

        return new SearchGroup($type, self::TITLES[$type], $this->hits->of($type, $ids, $viewer), $meta);
    }
}
