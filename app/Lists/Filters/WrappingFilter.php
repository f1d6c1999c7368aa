<?php

declare(strict_types=1);

namespace App\Lists\Filters;

use App\Enums\FilterOperator;

/** A filter that applies another one in its own way. */
abstract readonly class WrappingFilter extends Filter
{
    public function __construct(public Filter $filter)
    {
        parent::__construct($filter->key, $filter->label, $filter->operators, $filter->kind, $filter->definition);
    }

    public function refusal(FilterOperator $operator, string $value): ?string
    {
        return $this->filter->refusal($operator, $value);
    }
}
