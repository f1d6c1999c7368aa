<?php

declare(strict_types=1);

namespace App\Http\Requests\Clients;

use App\Http\Requests\ListRequest;
use App\Queries\Clients\IpSightingFilters;
use App\Queries\Clients\IpSightingSort;
use App\Queries\Lists\ListOrder;

/** `search` (the beginning of an address, or of a place) and `shared` (1: only what other clients use too). */
final class IpReportRequest extends ListRequest
{
    public function filters(): IpSightingFilters
    {
        return new IpSightingFilters($this->searchText(), $this->validated('shared') === '1');
    }

    protected function sorts(): string
    {
        return IpSightingSort::class;
    }

    protected function defaultOrder(): ListOrder
    {
        return new ListOrder(IpSightingSort::LastSeen, descending: true);
    }

    protected function filterRules(): array
    {
        return ['shared' => ['nullable', 'in:0,1']];
    }

    protected function multiValued(): array
    {
        return [];
    }
}
