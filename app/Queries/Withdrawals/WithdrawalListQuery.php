<?php

declare(strict_types=1);

namespace App\Queries\Withdrawals;

use App\Data\Lists\ListMeta;
use App\Data\Withdrawals\WithdrawalRow;
use App\Data\Withdrawals\WithdrawalTotals;
use App\Enums\WithdrawalStatus;
use App\Queries\Lists\ListReader;
use App\Queries\Lists\ListState;
use App\Services\Search\SearchIndex;
use Illuminate\Database\Query\Builder;
use Illuminate\Support\Facades\DB;
use stdClass;

/** The withdrawal queue: one select with its look-up tables joined, a fixed number for what is known of the page's clients, one capped count. */
final readonly class WithdrawalListQuery
{
    public function __construct(private ListReader $reader, private SearchIndex $search, private WithdrawalRows $rows) {}

    /** @return array{list<WithdrawalRow>, ListMeta} */
    public function page(WithdrawalFilters $filters, ListState $state): array
    {
        $filtered = $this->matching($filters);
        $page = $this->reader->page($this->rows->withColumns($filtered), 'withdrawals.id', $state);

        return [$this->rows->of($page->rows), $this->reader->meta($filtered, $page, $state)];
    }

    /**
     * These withdrawals, in the order given.
     *
     * @param  list<int>  $ids
     * @return list<WithdrawalRow>
     */
    public function find(array $ids): array
    {
        $rows = $this->rows->withColumns(DB::table('withdrawals')->whereIntegerInRaw('withdrawals.id', $ids))->get()->keyBy('id');

        return $this->rows->of(array_values(array_filter(array_map(static fn (int $id): ?stdClass => $rows->get($id), $ids))));
    }

    public function totals(WithdrawalFilters $filters): WithdrawalTotals
    {
        $isUnheld = "withdrawals.status = '".WithdrawalStatus::Pending->value."' and withdrawals.held_at is null";
        /** @var stdClass $sums an aggregate always has one row */
        $sums = $this->matching($filters)
            ->selectRaw('count(*) as withdrawals, coalesce(sum(withdrawals.amount_cents), 0) as cents')
            ->selectRaw('coalesce(sum(case when withdrawals.needs_four_eyes then 1 else 0 end), 0) as four_eyes')
            ->selectRaw("coalesce(sum(case when {$isUnheld} then 1 else 0 end), 0) as not_held")
            ->selectRaw("coalesce(sum(case when {$isUnheld} then withdrawals.amount_cents else 0 end), 0) as not_held_cents")
            ->first();

        return new WithdrawalTotals((int) $sums->withdrawals, (int) $sums->cents, (int) $sums->four_eyes, (int) $sums->not_held, (int) $sums->not_held_cents);
    }

    /** Those that the filters match, without columns and order. */
    public function matching(WithdrawalFilters $filters): Builder
    {
        return $filters->apply(DB::table('withdrawals'), $this->search);
    }
}
