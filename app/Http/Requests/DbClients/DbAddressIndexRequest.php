<?php

declare(strict_types=1);

namespace App\Http\Requests\DbClients;

use App\Http\Requests\FilteredListRequest;
use App\Models\User;
use App\Queries\DbClients\DbAddressSort;
use App\Queries\DbClients\DbClientFilters;
use App\Queries\DbClients\DbClientFilterSet;
use App\Queries\Filters\FilterSet;
use App\Queries\Lists\ListOrder;

/** The addresses: `search` and the fields of DbClientFilterSet::ofAddresses(), each with its operator. */
final class DbAddressIndexRequest extends FilteredListRequest
{
    public function filters(): DbClientFilters
    {
        return new DbClientFilters($this->searchText(), $this->conditions());
    }

    protected function sorts(): string
    {
        return DbAddressSort::class;
    }

    protected function defaultOrder(): ListOrder
    {
        return new ListOrder(DbAddressSort::Suburb, descending: false);
    }

    protected function filterSet(User $viewer): FilterSet
    {
        return app(DbClientFilterSet::class)->ofAddresses();
    }
}
