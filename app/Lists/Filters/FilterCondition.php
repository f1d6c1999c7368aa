<?php

declare(strict_types=1);

namespace App\Lists\Filters;

use App\Enums\FilterOperator;
use Illuminate\Database\Query\Builder;

/** A filter in use: its field, operator and value. */
final readonly class FilterCondition
{
    public function __construct(public Filter $filter, public FilterOperator $operator, public string $value) {}

    public function apply(Builder $query): void
    {
        $this->filter->apply($query, $this->operator, $this->value);
    }
}
