<?php

declare(strict_types=1);

namespace App\Lists\Filters;

use App\Enums\FilterOperator;
use Illuminate\Database\Query\Builder;

/** A filter of a very long list that may match few records (see RareFirst). Its column needs an index that begins with it. */
final readonly class RareFilter extends WrappingFilter
{
    /** @param  string  $idColumn  qualified by the list's table: 'clients.id' */
    public function __construct(Filter $filter, private string $idColumn)
    {
        parent::__construct($filter);
    }

    public function apply(Builder $query, FilterOperator $operator, string $value): void
    {
        // Most records match these two.
        in_array($operator, [FilterOperator::Not, FilterOperator::Filled], true)
            ? $this->filter->apply($query, $operator, $value)
            : RareFirst::narrowByIndex($query, $this->idColumn, fn (Builder $some) => $this->filter->apply($some, $operator, $value));
    }
}
