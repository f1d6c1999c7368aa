<?php

declare(strict_types=1);

namespace App\Http\Requests\Deposits;

use App\Enums\DepositTab;
use App\Http\Requests\FilteredListRequest;
use App\Models\User;
use App\Queries\Deposits\DepositFilters;
use App\Queries\Deposits\DepositFilterSet;
use App\Queries\Deposits\DepositSort;
use App\Queries\Filters\FilterSet;
use App\Queries\Lists\ListOrder;

/** The lists of deposits: `search`, the fields of DepositFilterSet, and `deposit`, the number of the one that is open. */
class DepositIndexRequest extends FilteredListRequest
{
    public function filters(DepositTab $tab): DepositFilters
    {
        return new DepositFilters($tab, $this->searchText(), $this->conditions());
    }

    /** The deposit that the drawer shows. */
    public function opened(): ?int
    {
        $id = $this->validated('deposit');

        return $id === null ? null : (int) $id;
    }

    /** The one client whom the list is narrowed to. */
    public function clientId(): ?int
    {
        $client = (string) $this->validated('client');

        return ctype_digit($client) ? (int) $client : null;
    }

    protected function filterRules(): array
    {
        return [...parent::filterRules(), 'deposit' => ['nullable', 'integer', 'min:1', 'max:'.PHP_INT_MAX]];
    }

    protected function sorts(): string
    {
        return DepositSort::class;
    }

    protected function defaultOrder(): ListOrder
    {
        return new ListOrder(DepositSort::ValueTime, descending: true);
    }

    protected function filterSet(User $viewer): FilterSet
    {
        return app(DepositFilterSet::class)->for($viewer);
    }
}
