<?php

declare(strict_types=1);

namespace App\Queries\Leads;

use App\Enums\FilterOperator;
use App\Queries\Filters\Filter;
use Illuminate\Database\Query\Builder;

/** Overdue, due today, within a week, or without a date; each is a range of the index that the list is ordered by. */
final readonly class LeadDueFilter extends Filter
{
    public function __construct()
    {
        parent::__construct('due', 'Due', [FilterOperator::Is]);
    }

    public function refusal(FilterOperator $operator, string $value): ?string
    {
        return LeadDue::tryFrom($value) === null ? "Due has no value “{$value}”." : null;
    }

    public function apply(Builder $query, FilterOperator $operator, string $value): void
    {
        LeadDue::tryFrom($value)?->apply($query);
    }
}
