<?php

declare(strict_types=1);

namespace App\Http\Requests\DbClients;

use App\Http\Requests\FilteredListRequest;
use App\Models\User;
use App\Queries\DbClients\DbClientFilters;
use App\Queries\DbClients\DbClientFilterSet;
use App\Queries\DbClients\DbPhoneSort;
use App\Queries\Filters\FilterSet;
use App\Queries\Lists\ListOrder;

/** The numbers: `search` and the fields of DbClientFilterSet::ofNumbers(), each with its operator. */
final class DbPhoneIndexRequest extends FilteredListRequest
{
    public function filters(): DbClientFilters
    {
        return new DbClientFilters($this->searchText(), $this->conditions());
    }

    protected function sorts(): string
    {
        return DbPhoneSort::class;
    }

    protected function defaultOrder(): ListOrder
    {
        return new ListOrder(DbPhoneSort::Created, descending: true);
    }

    protected function filterSet(User $viewer): FilterSet
    {
        return app(DbClientFilterSet::class)->ofNumbers($viewer);
    }
}
