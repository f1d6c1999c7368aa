<?php

declare(strict_types=1);

namespace App\Lists\Filters;

use App\Enums\FilterOperator;
use Illuminate\Database\Query\Builder;

/** A filter of a very long list that may match few records (see RareFirst). Its column needs an index that begins with it. */
final readonly class RareFilter extends Filter
{
    /** @param  string  $idColumn  qualified by the list's table: 'clients.id' */
    public function __construct(public Filter $filter, private string $idColumn)
    {
        parent::__construct($filter->key, $filter->label, $filter->operators);
    }

    public function kind(): FilterKind
    {
        return $this->filter->kind();
    }

    public function definition(): array
    {
        return $this->filter->definition();
    }

    public function refusal(FilterOperator $operator, string $value): ?string
    {
        return $this->filter->refusal($operator, $value);
    }

    public function apply(Builder $query, FilterOperator $operator, string $value): void
    {
        // Most records match these two.
        in_array($operator, [FilterOperator::Not, FilterOperator::Filled], true)
            ? $this->filter->apply($query, $operator, $value)
            : RareFirst::narrow($query, $this->idColumn, fn (Builder $some) => $this->filter->apply($some, $operator, $value));
    }
}
