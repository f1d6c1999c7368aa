<?php

declare(strict_types=1);

namespace App\Lists\Filters;

use App\Enums\FilterOperator;
use Closure;
use Illuminate\Database\Query\Builder;

/**
 * One field that a list can be filtered by: `<key>=<value>` in the URL, with `<key>_op=<operator>` unless it is the default.
 *
 * `status=active,pending` · `status=closed&status_op=not` · `last_bet_at=2026-01-01&last_bet_at_op=before` ·
 * `balance_cents=0,50000&balance_cents_op=between` · `email_op=empty`
 */
abstract readonly class Filter
{
    private const MAX_CHARACTERS = 2_000;

    /**
     * @param  string  $key  the URL parameter
     * @param  string  $label  the field's name on screen: 'Last bet'
     * @param  non-empty-list<FilterOperator>  $operators  the first is the default
     * @param  array<string, mixed>  $definition  more for the page, besides key, label, kind and operators
     */
    public function __construct(
        public string $key,
        public string $label,
        public array $operators = [FilterOperator::Is],
        public FilterKind $kind = FilterKind::Text,
        public array $definition = [],
    ) {}

    /** The error message for a wrong value; null when the value is valid. */
    abstract public function refusal(FilterOperator $operator, string $value): ?string;

    /** @param  string  $value  valid; '' for operators without a value */
    abstract public function apply(Builder $query, FilterOperator $operator, string $value): void;

    /** The named operator, the default for no name, or null when this field does not have it. */
    public function operator(?string $name): ?FilterOperator
    {
        if ($name === null || $name === '') {
            return $this->operators[0];
        }
        $operator = FilterOperator::tryFrom($name);

        return in_array($operator, $this->operators, true) ? $operator : null;
    }

    /**
     * Validation rules of the filter's URL parameters.
     *
     * @param  array<array-key, mixed>  $query
     * @return array<string, list<string|Closure>>
     */
    public function rules(array $query): array
    {
        $value = self::text($query, $this->key);
        $operator = $this->operator(self::text($query, "{$this->key}_op"));

        return [
            $this->key => ['nullable', 'string', 'max:'.self::MAX_CHARACTERS, function (string $attribute, mixed $given, Closure $fail) use ($operator): void {
                $refusal = is_string($given) && $operator?->takesValue() ? $this->refusal($operator, $given) : null;
                if ($refusal !== null) {
                    $fail($refusal);
                }
            }],
            "{$this->key}_op" => ['nullable', 'string', function (string $attribute, mixed $given, Closure $fail) use ($operator, $value): void {
                match (true) {
                    $operator === null => $fail("{$this->label} can’t be compared that way."),
                    $operator->takesValue() && $value === '' => $fail("“{$this->label} {$operator->label()}” needs a value."),
                    default => null,
                };
            }],
        ];
    }

    /**
     * The condition that a validated query sets; null when the filter is not in use.
     *
     * @param  array<array-key, mixed>  $query
     */
    public function condition(array $query): ?FilterCondition
    {
        $value = self::text($query, $this->key);
        $operator = $this->operator(self::text($query, "{$this->key}_op"));
        if ($operator === null || ($operator->takesValue() && ($value === '' || $this->refusal($operator, $value) !== null))) {
            return null;
        }

        return new FilterCondition($this, $operator, $operator->takesValue() ? $value : '');
    }

    /** @param  array<array-key, mixed>  $query */
    final protected static function text(array $query, string $key): string
    {
        $value = $query[$key] ?? '';

        return is_string($value) ? trim($value) : '';
    }

    /**
     * @param  non-empty-list<FilterOperator>  $operators
     * @return non-empty-list<FilterOperator> with "is empty" and "is not empty" for a nullable field
     */
    final protected static function operatorsOf(array $operators, bool $isNullable): array
    {
        return $isNullable ? [...$operators, FilterOperator::Empty, FilterOperator::Filled] : $operators;
    }

    /** Applies "is empty" and "is not empty". Returns false for other operators. */
    final protected function applyEmptiness(Builder $query, FilterOperator $operator, string $column): bool
    {
        if ($operator->takesValue()) {
            return false;
        }
        $query->whereNull($column, not: $operator === FilterOperator::Filled);

        return true;
    }
}
