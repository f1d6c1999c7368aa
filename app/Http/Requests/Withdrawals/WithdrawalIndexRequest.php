<?php

declare(strict_types=1);

namespace App\Http\Requests\Withdrawals;

use App\Enums\WithdrawalView;
use App\Http\Requests\FilteredListRequest;
use App\Models\User;
use App\Queries\Filters\FilterSet;
use App\Queries\Lists\ListOrder;
use App\Queries\Withdrawals\WithdrawalFilters;
use App\Queries\Withdrawals\WithdrawalFilterSet;
use App\Queries\Withdrawals\WithdrawalSort;
use Illuminate\Validation\Rule;

/** The withdrawal queue: `view`, `search`, the fields of WithdrawalFilterSet, and `withdrawal`, the one whose drawer is open. */
final class WithdrawalIndexRequest extends FilteredListRequest
{
    public function view(): WithdrawalView
    {
        $view = $this->query('view');

        return (is_string($view) ? WithdrawalView::tryFrom($view) : null) ?? WithdrawalView::Open;
    }

    public function filters(): WithdrawalFilters
    {
        return new WithdrawalFilters($this->view(), $this->searchText(), $this->conditions());
    }

    public function openedId(): ?int
    {
        $id = $this->validated('withdrawal');

        return $id === null ? null : (int) $id;
    }

    protected function sorts(): string
    {
        return WithdrawalSort::class;
    }

    protected function defaultOrder(): ListOrder
    {
        return new ListOrder(WithdrawalSort::Requested, descending: ! $this->view()->isQueue());
    }

    protected function filterSet(User $viewer): FilterSet
    {
        return app(WithdrawalFilterSet::class)->for($viewer);
    }

    protected function filterRules(): array
    {
        return [
            ...parent::filterRules(),
            'view' => ['nullable', 'string', Rule::enum(WithdrawalView::class)],
            'withdrawal' => ['nullable', 'integer', 'min:1'],
        ];
    }
}
