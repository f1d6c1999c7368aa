<?php

declare(strict_types=1);

namespace App\Queries\Filters;

use App\Enums\FilterOperator;
use Illuminate\Database\Query\Builder;

/**
 * One field that a list may be narrowed by: `<key>=<value>` in the URL, with `<key>_op=<operator>` where it is not the usual one.
 *
 * `status=active,pending` · `status=closed&status_op=not` · `last_bet_at=2026-01-01&last_bet_at_op=before` ·
 * `balance_cents=0,50000&balance_cents_op=between` · `email_op=empty`
 */
abstract readonly class Filter
{
    /**
     * @param  string  $key  the URL parameter
     * @param  string  $label  as the list calls the field: 'Last bet'
     * @param  non-empty-list<FilterOperator>  $operators  the first is the usual one
     */
    public function __construct(public string $key, public string $label, public array $operators) {}

    /** What is wrong with the value, as a sentence; null when it is right. */
    abstract public function refusal(FilterOperator $operator, string $value): ?string;

    /** @param  string  $value  one that was not refused; '' for the operators that take none */
    abstract public function apply(Builder $query, FilterOperator $operator, string $value): void;

    /** The operator of that name, the usual one when none is named, or null where this field does not have it. */
    public function operator(?string $name): ?FilterOperator
    {
        if ($name === null || $name === '') {
            return $this->operators[0];
        }
        $operator = FilterOperator::tryFrom($name);

        return in_array($operator, $this->operators, true) ? $operator : null;
    }

    /**
     * @param  non-empty-list<FilterOperator>  $operators
     * @return non-empty-list<FilterOperator> and, for a field that may be empty, whether it is
     */
    final protected static function operatorsOf(array $operators, bool $isNullable): array
    {
        return $isNullable ? [...$operators, FilterOperator::Empty, FilterOperator::Filled] : $operators;
    }

    /** Whether the operator was one of the two about emptiness, which are the same for every field. */
    final protected function applyEmptiness(Builder $query, FilterOperator $operator, string $column): bool
    {
        if ($operator->takesValue()) {
            return false;
        }
        $query->whereNull($column, not: $operator === FilterOperator::Filled);

        return true;
    }
}
