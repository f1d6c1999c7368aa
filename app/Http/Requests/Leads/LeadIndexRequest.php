<?php

declare(strict_types=1);

namespace App\Http\Requests\Leads;

use App\Http\Requests\FilteredListRequest;
use App\Models\User;
use App\Queries\Filters\FilterSet;
use App\Queries\Leads\LeadFilters;
use App\Queries\Leads\LeadFilterSet;
use App\Queries\Leads\LeadSort;
use App\Queries\Lists\ListOrder;
use Illuminate\Validation\Rule;

/** The leads: `view` (list, board), `search` and the fields of LeadFilterSet, each with its operator. */
final class LeadIndexRequest extends FilteredListRequest
{
    public function isBoard(): bool
    {
        return $this->validated('view') === 'board';
    }

    public function filters(): LeadFilters
    {
        return new LeadFilters($this->searchText(), $this->conditions(), $this->seesContacts());
    }

    protected function sorts(): string
    {
        return LeadSort::class;
    }

    protected function defaultOrder(): ListOrder
    {
        return new ListOrder(LeadSort::Due, descending: false);
    }

    protected function filterSet(User $viewer): FilterSet
    {
        return app(LeadFilterSet::class)->for($viewer);
    }

    protected function filterRules(): array
    {
        return [...parent::filterRules(), 'view' => ['nullable', Rule::in(['list', 'board'])]];
    }
}
