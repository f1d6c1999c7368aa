<?php

declare(strict_types=1);

namespace App\Http\Requests\Transactions;

use App\Http\Requests\FilteredListRequest;
use App\Models\User;
use App\Queries\Filters\FilterSet;
use App\Queries\Lists\ListOrder;
use App\Queries\Transactions\TransactionFilters;
use App\Queries\Transactions\TransactionFilterSet;
use App\Queries\Transactions\TransactionPeriod;
use App\Queries\Transactions\TransactionSort;
use Illuminate\Validation\Rule;

/** The transactions: `search`, `from` and `to` (days of the reader's zone), and the fields of TransactionFilterSet, each with its operator. */
class TransactionIndexRequest extends FilteredListRequest
{
    public function filters(): TransactionFilters
    {
        /** @var User $reader */
        $reader = $this->user();

        return new TransactionFilters(TransactionPeriod::of($this->validated('from'), $this->validated('to'), $reader->timezone), $this->searchText(), $this->conditions());
    }

    protected function sorts(): string
    {
        return TransactionSort::class;
    }

    protected function defaultOrder(): ListOrder
    {
        return new ListOrder(TransactionSort::OccurredAt, descending: true);
    }

    protected function filterSet(User $viewer): FilterSet
    {
        return TransactionFilterSet::make();
    }

    protected function filterRules(): array
    {
        return [
            ...parent::filterRules(),
            'from' => ['nullable', 'date_format:Y-m-d', 'after_or_equal:2000-01-01', 'before:2100-01-01'],
            'to' => ['nullable', 'date_format:Y-m-d', 'after_or_equal:2000-01-01', 'before:2100-01-01', Rule::when($this->filled('from'), 'after_or_equal:from')],
        ];
    }

    /** @return array<string, string> */
    public function attributes(): array
    {
        return ['from' => 'first day', 'to' => 'last day'];
    }
}
