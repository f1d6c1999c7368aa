<?php

declare(strict_types=1);

namespace App\Queries\Matches;

use App\Data\Lists\Choice;
use App\Data\Lists\ListMeta;
use App\Data\Matches\MatchRow;
use App\Models\User;
use App\Queries\Lists\ListReader;
use App\Queries\Lists\ListState;
use Illuminate\Database\Query\Builder;
use Illuminate\Support\Facades\DB;

/** The review queue: what imports brought first, then the surest. */
final readonly class MatchListQuery
{
    private const IMPORTS = 20;

    public function __construct(private ListReader $reader, private MatchRows $rows) {}

    /** @return array{list<MatchRow>, ListMeta} */
    public function page(MatchFilters $filters, ListState $state, User $viewer): array
    {
        $page = $this->reader->page($this->filter($this->rows->query(), $filters), 'matches.id', $state);

        return [$this->rows->of($page->rows, $viewer), $this->reader->meta($this->matching($filters), $page, $state)];
    }

    /** The matches of the filters; without columns and order. */
    public function matching(MatchFilters $filters): Builder
    {
        return $this->filter(DB::table('matches'), $filters);
    }

    /**
     * These matches, in the order of their ids, without those of which a record is gone for good.
     *
     * @param  list<int>  $ids
     * @return list<MatchRow>
     */
    public function find(array $ids, User $viewer): array
    {
        return $this->rows->of($this->rows->query()->whereIntegerInRaw('matches.id', $ids)->orderBy('matches.id')->get(), $viewer);
    }

    /** @return list<Choice> */
    public function imports(): array
    {
        return array_values(DB::table('imports')
            ->whereExists(DB::table('matches')->whereColumn('matches.import_id', 'imports.id'))
            ->orderByDesc('id')->limit(self::IMPORTS)->get(['id', 'name'])
            ->map(static fn (object $import): Choice => new Choice((string) $import->id, $import->name))->all());
    }

    private function filter(Builder $query, MatchFilters $filters): Builder
    {
        return $query->where('matches.status', $filters->status->value)
            ->when($filters->pairs !== [], static fn (Builder $narrowed): Builder => $narrowed->whereIn('matches.pair', $filters->pairs))
            ->when($filters->leastScore, static fn (Builder $narrowed, int $least): Builder => $narrowed->where('matches.score', '>=', $least))
            ->when($filters->importId, static fn (Builder $narrowed, int $import): Builder => $narrowed->where('matches.import_id', $import))
            ->when(! $filters->withProspects, static fn (Builder $narrowed): Builder => $narrowed->whereNotIn('matches.pair', ['client-db_client', 'lead-db_client', 'db_client-db_client']));
    }
}
