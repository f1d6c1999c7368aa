<?php

declare(strict_types=1);

namespace App\Lists;

use App\Data\Lists\ListMeta;
use App\Infrastructure\Search\MissedLookupRecorder;
use Illuminate\Container\Attributes\Config;
use Illuminate\Database\Query\Builder;
use Illuminate\Support\Facades\DB;

/** Reads a list: one select for the page, one for the count. */
final readonly class ListReader
{
    public function __construct(
        private KeysetPaginator $paginator,
        #[Config('paddock.lists.count_cap')]
        private int $countCap,
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
        $count = $this->count($list->countQuery($matching));
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
}
