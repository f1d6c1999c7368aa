<?php

declare(strict_types=1);

namespace App\Http\Requests\Clients;

use App\Http\Requests\FilteredListRequest;
use App\Models\User;
use App\Queries\Clients\ClientFilters;
use App\Queries\Clients\ClientFilterSet;
use App\Queries\Clients\ClientSort;
use App\Queries\Filters\FilterSet;
use App\Queries\Lists\ListOrder;

/** The client list: `search` and the fields of ClientFilterSet, each with its operator. */
class ClientIndexRequest extends FilteredListRequest
{
    public function filters(): ClientFilters
    {
        return new ClientFilters($this->searchText(), $this->conditions(), $this->seesContacts());
    }

    protected function sorts(): string
    {
        return ClientSort::class;
    }

    protected function defaultOrder(): ListOrder
    {
        return new ListOrder(ClientSort::LastBet, descending: true);
    }

    protected function filterSet(User $viewer): FilterSet
    {
        return app(ClientFilterSet::class)->for($viewer);
    }
}
