<?php

declare(strict_types=1);

namespace App\Queries\Lists;

use App\Data\Lists\ListMeta;
use Generator;
use Illuminate\Container\Attributes\Config;
use Illuminate\Database\Query\Builder;
use Illuminate\Support\Facades\DB;
use stdClass;

/** Reads lists the same way everywhere: one select for the page, one for the count. */
final readonly class ListReader
{
    private const EXPORT_BATCH = 1000;

    public function __construct(
        private KeysetPaginator $paginator,
        #[Config('paddock.lists.count_cap')]
        private int $countCap,
    ) {}

    /** @param  Builder  $rows  the filtered query with its joins and columns, without an order */
    public function page(Builder $rows, string $idColumn, ListState $state): KeysetPage
    {
        return $this->paginator->page($rows, $idColumn, $state);
    }

    /** @param  Builder  $filtered  the filtered query before its joins: a count needs none of them */
    public function meta(Builder $filtered, KeysetPage $page, ListState $state): ListMeta
    {
        $count = $this->count($filtered);

        return new ListMeta(
            next_cursor: $page->next?->encode($state->order),
            previous_cursor: $page->previous?->encode($state->order),
            per_page: $state->perPage,
            sort: (string) $state->order,
            count: $count->count,
            count_is_capped: $count->isCapped,
        );
    }

    /**
     * Every row of the list in its order, read in batches: memory stays flat however many there are.
     *
     * @return Generator<int, stdClass>
     */
    public function all(Builder $rows, string $idColumn, ListOrder $order): Generator
    {
        $cursor = null;

        do {
            $page = $this->paginator->page($rows, $idColumn, new ListState($order, self::EXPORT_BATCH, $cursor));
            foreach ($page->rows as $row) {
                yield $row;
            }
            $cursor = $page->next;
        } while ($cursor !== null);
    }

    /** @param  Builder  $filtered  before its joins */
    public function count(Builder $filtered): CappedCount
    {
        $matches = (clone $filtered)->select(DB::raw('1'))->limit($this->countCap + 1);
        $count = DB::query()->fromSub($matches, 'matches')->count();

        return new CappedCount(min($count, $this->countCap), $count > $this->countCap);
    }
}
