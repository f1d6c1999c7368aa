<?php

declare(strict_types=1);

namespace App\Queries\Filters;

use App\Enums\FilterOperator;
use Closure;
use Illuminate\Database\Query\Builder;

/** A few answers, each with a condition of its own: `has_valid_phone=0`, `validity=wrong`. */
final readonly class NamedFilter extends Filter
{
    /** @param  array<array-key, Closure(Builder): mixed>  $conditions  by the value in the URL */
    public function __construct(string $key, string $label, private array $conditions)
    {
        parent::__construct($key, $label, [FilterOperator::Is]);
    }

    public function refusal(FilterOperator $operator, string $value): ?string
    {
        return isset($this->conditions[$value]) ? null : "{$this->label} has no value “{$value}”.";
    }

    public function apply(Builder $query, FilterOperator $operator, string $value): void
    {
        ($this->conditions[$value])($query);
    }
}
