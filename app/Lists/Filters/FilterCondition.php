<?php

declare(strict_types=1);

namespace App\Lists\Filters;

use App\Enums\FilterOperator;

/** A filter in use: its field, operator and value. */
final readonly class FilterCondition
{
    public function __construct(public Filter $filter, public FilterOperator $operator, public string $value) {}
}
