<?php

declare(strict_types=1);

namespace App\Lists;

use App\Data\Lists\ListMeta;
use App\Infrastructure\Search\MissedLookupRecorder;
use Illuminate\Container\Attributes\Config;
use Illuminate\Contracts\Cache\Factory;
use Illuminate\Database\Query\Builder;
use Illuminate\Support\Facades\DB;

/** Reads a list: one select for the page, one for the count. */
final readonly class ListReader
{
    /** How long an unfiltered list counts as longer than the cap after a count said so. */
    private const LONG_SECONDS = 60;

    public function __construct(
        private KeysetPaginator $paginator,
        private Factory $caches,
        #[Config('paddock.lists.count_cap')]
        private int $countCap,
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
        $matching = $list->matching($parameters, $context);
        $page = $this->paginator->page($list->pageQuery($matching, $parameters->order), $list::ID_COLUMN, $parameters);

        $order = $parameters->order;
        $isFiltered = $parameters->conditions !== [] || $parameters->search !== null;
        $count = $isFiltered ? $this->count($list->countQuery($matching)) : $this->countAll($list->countQuery($matching));
        if ($count->count === 0 && $parameters->search !== null) {
            app(MissedLookupRecorder::class)->record($context->viewer, $parameters->search);
        }

        return [$list->toRows($page->rows, $context->with($parameters)), new ListMeta(
            next_cursor: $page->next?->encode($order),
            previous_cursor: $page->previous?->encode($order),
            per_page: $parameters->perPage,
            sort: (string) $order,
            count: $count->count,
            count_is_capped: $count->isCapped,
        )];
    }

    /** @param  Builder  $filtered  before its joins */
    public function count(Builder $filtered): CappedCount
    {
        $matches = (clone $filtered)->select(DB::raw('1'))->limit($this->countCap + 1);
        $count = DB::query()->fromSub($matches, 'matches')->count();

        return new CappedCount(min($count, $this->countCap), $count > $this->countCap);
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
