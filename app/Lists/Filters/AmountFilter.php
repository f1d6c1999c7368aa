<?php

declare(strict_types=1);

namespace App\Lists\Filters;

use App\Enums\FilterOperator;
use Illuminate\Database\Query\Builder;

/** An amount in cents. "Between" has two amounts separated by a comma, both included. */
final readonly class AmountFilter extends Filter
{
    public function __construct(string $key, string $label, private string $column)
    {
        $operators = [FilterOperator::Is, FilterOperator::Least, FilterOperator::Most, FilterOperator::Between];
        parent::__construct($key, $label, $operators, FilterKind::Amount);
    }

    public function refusal(FilterOperator $operator, string $value): ?string
    {
        $numbers = explode(',', $value);
        if (count($numbers) !== ($operator === FilterOperator::Between ? 2 : 1)) {
            return $operator === FilterOperator::Between ? "{$this->label} between takes two numbers." : "{$this->label} takes one number.";
        }
        foreach ($numbers as $number) {
            if (preg_match('/^-?\d{1,15}$/', $number) !== 1) {
                return "{$this->label} takes a whole number.";
            }
        }

        return isset($numbers[1]) && (int) $numbers[1] < (int) $numbers[0] ? "{$this->label}: the highest number is below the lowest." : null;
    }

    public function apply(Builder $query, FilterOperator $operator, string $value): void
    {
        $numbers = array_map(intval(...), explode(',', $value));

        match ($operator) {
            FilterOperator::Least => $query->where($this->column, '>=', $numbers[0]),
            FilterOperator::Most => $query->where($this->column, '<=', $numbers[0]),
            FilterOperator::Between => $query->where($this->column, '>=', $numbers[0])->where($this->column, '<=', $numbers[1] ?? $numbers[0]),
            default => $query->where($this->column, $numbers[0]),
        };
    }
}
