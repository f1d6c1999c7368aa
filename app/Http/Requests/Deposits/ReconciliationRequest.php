<?php

declare(strict_types=1);

namespace App\Http\Requests\Deposits;

use App\Http\Requests\ListRequest;
use App\Queries\Deposits\ReconciliationSort;
use App\Queries\Lists\ListOrder;
use App\Support\BusinessDay;

/** `day` as 2026-11-20, of the business; yesterday where none is given. */
class ReconciliationRequest extends ListRequest
{
    public function day(): BusinessDay
    {
        $day = $this->validated('day');

        return $day === null ? BusinessDay::today()->plus(-1) : BusinessDay::of((string) $day);
    }

    protected function sorts(): string
    {
        return ReconciliationSort::class;
    }

    protected function defaultOrder(): ListOrder
    {
        return new ListOrder(ReconciliationSort::Time, descending: false);
    }

    protected function filterRules(): array
    {
        return ['day' => ['nullable', 'date_format:Y-m-d', 'after_or_equal:2000-01-01', 'before_or_equal:'.BusinessDay::today()->date]];
    }

    protected function multiValued(): array
    {
        return [];
    }

    /** @return array<string, string> */
    public function messages(): array
    {
        return [...parent::messages(), 'day.date_format' => 'That is no day.', 'day.after_or_equal' => 'That day is too long ago.', 'day.before_or_equal' => 'That day has not begun yet.'];
    }
}
