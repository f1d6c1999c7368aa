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
use App\Services\DbClients\ProspectContacts;
use Illuminate\Validation\Rule;

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

    /** In their order masked numbers could be told from their neighbours. */
    protected function filterRules(): array
    {
        /** @var User $viewer */
        $viewer = $this->user();
        $sorts = array_diff(array_column(DbPhoneSort::cases(), 'value'), [DbPhoneSort::Number->value]);

        return [
            ...parent::filterRules(),
            ...(ProspectContacts::areShown($viewer) ? [] : ['sort' => ['nullable', Rule::in([...$sorts, ...array_map(static fn (string $sort): string => "-{$sort}", $sorts)])]]),
        ];
    }

    protected function filterSet(User $viewer): FilterSet
    {
        return app(DbClientFilterSet::class)->ofNumbers($viewer);
    }
}
