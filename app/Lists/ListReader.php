<?php

declare(strict_types=1);

namespace App\Lists;

use App\Data\Lists\ListMeta;
use App\Infrastructure\Search\MissedLookupRecorder;
use App\Lists\Filters\RareFirst;
use Illuminate\Container\Attributes\Config;
use Illuminate\Contracts\Cache\Factory;
use Illuminate\Database\Query\Builder;
use Illuminate\Support\Facades\DB;

/** Reads a list: one select for the page, one for the count, unless the page or the search for ids has shown it. */
final readonly class ListReader
{
    /** How long an unfiltered list counts as longer than the cap after a count said so. */
    private const LONG_SECONDS = 60;

    public function __construct(
        private KeysetPaginator $paginator,
        private Factory $caches,
        #[Config('paddock.lists.count_cap')]
        private int $countCap,
        #[Config('paddock.lists.long_count_cap')]
        private int $longCountCap,
        #[Config('paddock.rate_limits.store')]
        private string $store,
    ) {}

    /**
     * @template TRow of object
     *
     * @param  ListDefinition<TRow>  $list
     * @return array{list<TRow>, ListMeta}
     */
    public function read(ListDefinition $list, ListParameters $parameters, ListContext $context): array
    {
        $matching = IdsFirst::readOnce($list->matching($parameters, $context), $list::ID_COLUMN);
        $order = $parameters->order;
        $keys = IdsFirst::keys($matching, $list::ID_COLUMN, $order);
        $page = $this->paginator->page($keys ?? $list->pageQuery($matching, $order), $list::ID_COLUMN, $parameters);

        $count = $parameters->cursor === null && $page->next === null
            ? $this->capped(count($page->rows), $this->countCap)
            : $this->countOf($list, $matching, isFiltered: $parameters->conditions !== [] || $parameters->search !== null);
        if ($count->count === 0 && $parameters->search !== null) {
            app(MissedLookupRecorder::class)->record($context->viewer, $parameters->search);
        }

        $rows = $keys === null
            ? $list->toRows($page->rows, $context->with($parameters))
            : $list->find($this->paginator->ids($page), $context->with($parameters));

        return [$rows, new ListMeta(
            next_cursor: $page->next?->encode($order),
            previous_cursor: $page->previous?->encode($order),
            per_page: $parameters->perPage,
            sort: (string) $order,
            count: $count->count,
            count_is_capped: $count->isCapped,
        )];
    }

    /** @param  ListDefinition<object>  $list */
    private function countOf(ListDefinition $list, Builder $matching, bool $isFiltered): CappedCount
    {
        $found = RareFirst::found($matching, $list::ID_COLUMN);
        if ($found !== null && $found <= RareFirst::MOST_IDS) {
            return $this->capped($found, $this->countCap);
        }
        if (! $isFiltered) {
            return $this->countAll($list->countQuery($matching));
        }
        $cap = $list->isLong() ? min($this->countCap, $this->longCountCap) : $this->countCap;

        return $found > $cap
            ? $this->capped($found, min($this->countCap, RareFirst::MOST_IDS))
            : $this->count($list->countQuery(RowConditions::count($matching)), $cap);
    }

    /**
     * @param  Builder  $filtered  before its joins
     * @param  int|null  $cap  null for config `paddock.lists.count_cap`
     */
    public function count(Builder $filtered, ?int $cap = null): CappedCount
    {
        $cap ??= $this->countCap;
        $matches = (clone $filtered)->select(DB::raw('1'))->limit($cap + 1);

        // On the list's own connection.
        return $this->capped($filtered->newQuery()->fromSub($matches, 'matches')->count(), $cap);
    }

    private function capped(int $count, int $cap): CappedCount
    {
        return new CappedCount(min($count, $cap), $count > $cap);
    }

    /** Counting to the cap is the dearest part of a long list's page, so a minute's visits share one count. Counts below the cap are exact. */
    private function countAll(Builder $rows): CappedCount
    {
        $key = 'lists.longer-than-'.$this->countCap.':'.hash('xxh128', $rows->toRawSql());
        $cache = $this->caches->store($this->store);
        // Without the store, lists count each time.
        if (rescue(static fn (): bool => $cache->get($key) === true, false)) {
            return new CappedCount($this->countCap, true);
        }
        $count = $this->count($rows);
        if ($count->isCapped) {
            rescue(static fn (): bool => $cache->put($key, true, self::LONG_SECONDS));
        }

        return $count;
    }
}
