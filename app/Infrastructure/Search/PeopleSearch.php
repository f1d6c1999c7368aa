<?php

declare(strict_types=1);

namespace App\Infrastructure\Search;

use App\Data\Lists\SearchMeta;
use Illuminate\Database\Query\Builder;
use Illuminate\Support\Facades\DB;
use stdClass;

/**
 * Finds clients, leads and DB clients for the profile search, the full search and the palette, and promotions for the bonus search.
 * The term index finds candidates; their records decide.
 */
final readonly class PeopleSearch
{
    public const PER_PAGE = 25;

    public const MAX_PAGES = 40;

    /** Batch size of candidates with a common name that are compared with the rest of the search. */
    private const CANDIDATES = [20, 200, 2_000, 10_000, 50_000];

    /** After this many batches the index of the fields is tried. */
    private const FIELDS_AFTER = 2;

    /** A common value occurs within this many of the newest records. */
    private const NEWEST = 1_000;

    public function __construct(private SearchIndex $index, private TermRange $terms, private FieldConditions $fields, private ClientFieldIndex $clients) {}

    /**
     * The matching ids, best first; newest first when the search has no words.
     *
     * @param  string  $type  client, lead or db_client
     */
    public function look(string $type, SearchQuery $query, int $limit): Found
    {
        return match (true) {
            $query->isInvalid, $query->isEmpty(), ! $this->fields->know($type, $query->conditions) => new Found([]),
            $query->isPlain() => $this->index->look($type, $query->text, $limit),
            $query->text->isEmpty() => new Found($this->newest($type, $query, $limit)),
            default => $this->among($type, $query, $limit),
        };
    }

    /** @return array{list<int>, SearchMeta} the ids of the page, in order */
    public function page(string $type, string $search, SearchQuery $query, int $page): array
    {
        $page = min(max($page, 1), self::MAX_PAGES);
        $found = $this->look($type, $query, $page * self::PER_PAGE + 1);
        $hasMore = count($found->ids) > $page * self::PER_PAGE;

        return [
            array_slice($found->ids, ($page - 1) * self::PER_PAGE, self::PER_PAGE),
            new SearchMeta(
                trim($search),
                $query->isSearchable(),
                $page,
                $hasMore && $page < self::MAX_PAGES,
                $hasMore && $page === self::MAX_PAGES,
                [...$query->hints, ...$found->hints()],
            ),
        ];
    }

    /** @return list<int> */
    private function newest(string $type, SearchQuery $query, int $limit): array
    {
        $id = "{$this->fields->table($type)}.id";
        $people = $this->narrowed($type, $query)->orderByDesc($id);
        $fields = $type === 'client' ? $this->clients->read($query->conditions) : [];
        $few = $this->clients->few($fields);
        $candidates = $few === null ? $this->clients->newestBy($fields) : null;
        if ($candidates === null) {
            return $this->ids($people->when($few !== null, static fn (Builder $among): Builder => $among->whereIntegerInRaw($id, $few ?? []))->limit($limit));
        }

        $before = max(1, (int) DB::table($this->fields->table($type))->max('id') + 1 - self::NEWEST);
        $found = $this->ids((clone $people)->whereIntegerInRaw($id, range($before, $before + self::NEWEST - 1))->limit($limit));
        foreach ([...array_slice(self::CANDIDATES, 1), PHP_INT_MAX] as $most) {
            if (count($found) >= $limit) {
                break;
            }
            $some = $candidates($before, $most);
            $found = [...$found, ...$this->ids((clone $people)->whereIntegerInRaw($id, $some)->limit($limit - count($found)))];
            if (count($some) < $most) {
                break;
            }
            $before = min($some);
        }

        return $found;
    }

    private function among(string $type, SearchQuery $query, int $limit): Found
    {
        $found = [];
        $isWhole = false;
        foreach (self::CANDIDATES as $step => $most) {
            $few = $type === 'client' && $step === self::FIELDS_AFTER ? $this->clients->few($this->clients->read($query->conditions)) : null;
            $looked = $this->index->look($type, $query->text, $most, $few);
            $candidates = $looked->ids;
            $fitting = array_fill_keys($this->fitting($type, $query, $candidates), true);
            $found = array_values(array_filter($candidates, static fn (int $id): bool => isset($fitting[$id])));
            $isWhole = count($found) >= $limit || (count($candidates) < $most && $looked->isWhole);
            if ($isWhole || count($candidates) < $most || $few !== null) {
                break;
            }
        }

        return new Found(array_slice($found, 0, $limit), $isWhole);
    }

    /**
     * @param  list<int>  $candidates
     * @return list<int>
     */
    private function fitting(string $type, SearchQuery $query, array $candidates): array
    {
        $people = $this->narrowed($type, $query)->whereIntegerInRaw("{$this->fields->table($type)}.id", $candidates);
        if ($query->phrases === []) {
            return $this->ids($people);
        }
        // Terms don't contain the order of words in a name.
        $rows = $people->addSelect(['first_name', 'last_name', ...($type === 'client' ? ['preferred_name'] : [])])->get();
        $named = $rows->filter(static function (stdClass $row) use ($query): bool {
            $names = ["{$row->first_name} {$row->last_name}", ...(isset($row->preferred_name) ? ["{$row->preferred_name} {$row->last_name}"] : [])];

            return array_filter($query->phrases, static fn (NamePhrase $phrase): bool => ! $phrase->fits($names)) === [];
        });

        return array_values(array_map(intval(...), $named->pluck('id')->all()));
    }

    /** @return list<int> */
    private function ids(Builder $people): array
    {
        return array_values(array_map(intval(...), $people->pluck('id')->all()));
    }

    private function narrowed(string $type, SearchQuery $query): Builder
    {
        $table = $this->fields->table($type);
        $people = DB::table($table)->select("{$table}.id")->whereNull("{$table}.deleted_at");
        foreach ($query->conditions as $condition) {
            $this->fields->apply($people, $type, $condition);
        }
        foreach ($query->exact as $term) {
            $people->whereExists($this->ofPerson($this->terms->wholeOfPerson('terms', $type, $term, $query->text->seesContacts), $table));
        }
        foreach ($query->without as $prefix) {
            $people->whereNotExists($this->ofPerson($this->terms->rowsOfPerson('terms', $type, $prefix, $query->text->seesContacts), $table));
        }

        return $people;
    }

    private function ofPerson(Builder $terms, string $table): Builder
    {
        return $terms->selectRaw('1')->whereColumn('terms.subject_id', "{$table}.id");
    }
}
