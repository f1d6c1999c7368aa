<?php

declare(strict_types=1);

namespace App\Queries\Withdrawals;

use App\Enums\WithdrawalView;
use App\Queries\Filters\FilterCondition;
use App\Queries\Filters\PrefixFilter;
use App\Queries\Filters\RareFirst;
use App\Services\Search\SearchIndex;
use App\Services\Search\SearchText;
use Illuminate\Database\Query\Builder;
use Illuminate\Support\Facades\DB;

/** What the withdrawal queue is narrowed to: its tab, the search and the filters together. */
final readonly class WithdrawalFilters
{
    /** @param  list<FilterCondition>  $conditions  of WithdrawalFilterSet */
    public function __construct(public WithdrawalView $view = WithdrawalView::All, public ?string $search = null, public array $conditions = []) {}

    /** @param  Builder  $withdrawals  a query over `withdrawals` */
    public function apply(Builder $withdrawals, SearchIndex $index): Builder
    {
        if ($this->view !== WithdrawalView::All) {
            $statuses = array_column($this->view->statuses(), 'value');
            // Few are open at a time, and these are walked by age; of all that were paid the index is in that order.
            count($statuses) === 1
                ? $withdrawals->where('withdrawals.status', $statuses[0])
                : RareFirst::narrow($withdrawals, 'withdrawals.id', static fn (Builder $some): Builder => $some->whereIn('withdrawals.status', $statuses));
        }
        foreach ($this->conditions as $condition) {
            $condition->apply($withdrawals);
        }
        if ($this->search !== null) {
            $this->find($withdrawals, $index, $this->search);
        }

        return $withdrawals;
    }

    /** The one client whose withdrawals these are. */
    public function clientId(): ?int
    {
        foreach ($this->conditions as $condition) {
            if ($condition->filter->key === 'client' && ctype_digit($condition->value)) {
                return (int) $condition->value;
            }
        }

        return null;
    }

    /** By the beginning of a reference where there is such a one, else by whatever finds the client: a name or a PIN. */
    private function find(Builder $withdrawals, SearchIndex $index, string $search): void
    {
        $isReference = PrefixFilter::begins(DB::table('withdrawals'), 'withdrawals.reference', $search)->exists();

        $isReference
            ? RareFirst::narrow($withdrawals, 'withdrawals.id', static fn (Builder $some): Builder => $some
                ->where(static fn (Builder $any): Builder => PrefixFilter::begins($any, 'withdrawals.reference', $search)))
            : $index->constrain($withdrawals, 'withdrawals.client_id', 'client', SearchText::parse($search));
    }
}
