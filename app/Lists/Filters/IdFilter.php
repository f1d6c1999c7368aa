<?php

declare(strict_types=1);

namespace App\Lists\Filters;

use App\Enums\FilterOperator;
use Illuminate\Database\Query\Builder;

/** One record by its id; the page has the options. */
final readonly class IdFilter extends Filter
{
    public function __construct(string $key, string $label, private string $column)
    {
        parent::__construct($key, $label, [FilterOperator::Is]);
    }

    public function kind(): FilterKind
    {
        return FilterKind::SingleSelect;
    }

    public function refusal(FilterOperator $operator, string $value): ?string
    {
        return preg_match('/^[1-9]\d{0,17}$/', $value) === 1 ? null : "{$this->label} has no value “{$value}”.";
    }

    public function apply(Builder $query, FilterOperator $operator, string $value): void
    {
        $query->where($this->column, (int) $value);
    }
}
