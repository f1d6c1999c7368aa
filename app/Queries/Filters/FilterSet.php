<?php

declare(strict_types=1);

namespace App\Queries\Filters;

use Closure;

/**
 * The fields that one list may be narrowed by, for one viewer: the only way from a URL to a condition.
 *
 * A list names its fields once (`ClientFilterSet::for($viewer)` is the model), its request extends FilteredListRequest,
 * and its query applies what `conditions()` gives. Where a query is kept (a preset, an export), keep the flat strings and
 * read them here again: they are checked anew, with the rights of whoever reads.
 *
 * Kinds: ChoiceFilter (is, is not, empty), TextFilter (contains, is, is not, empty), WordsFilter (the search's words),
 * DateFilter (is, before, after, between, empty), NumberFilter (is, at least, at most, between, empty), YesNoFilter, and
 * ScopeFilter for a named condition. On the page the filter of the same key says `operators: true`; see
 * resources/js/components/filters/types.ts.
 */
final readonly class FilterSet
{
    private const MOST_CHARACTERS = 500;

    /** @param  list<Filter>  $filters */
    public function __construct(public array $filters) {}

    /**
     * Validation rules of the query, with a sentence for whatever is wrong.
     *
     * @param  array<array-key, mixed>  $query
     * @return array<string, list<string|Closure>>
     */
    public function rules(array $query): array
    {
        $rules = [];
        foreach ($this->filters as $filter) {
            $value = $this->text($query, $filter->key);
            $operator = $filter->operator($this->text($query, "{$filter->key}_op"));

            $rules[$filter->key] = ['nullable', 'string', 'max:'.self::MOST_CHARACTERS, static function (string $attribute, mixed $given, Closure $fail) use ($filter, $operator): void {
                $refusal = is_string($given) && $operator?->takesValue() ? $filter->refusal($operator, $given) : null;
                if ($refusal !== null) {
                    $fail($refusal);
                }
            }];
            $rules["{$filter->key}_op"] = ['nullable', 'string', static function (string $attribute, mixed $given, Closure $fail) use ($filter, $operator, $value): void {
                match (true) {
                    $operator === null => $fail("{$filter->label} cannot be compared that way."),
                    $operator->takesValue() && $value === '' => $fail("“{$filter->label} {$operator->label()}” needs a value."),
                    default => null,
                };
            }];
        }

        return $rules;
    }

    /**
     * What the query narrows the list to; parts that are wrong narrow nothing, so check the query before.
     *
     * @param  array<array-key, mixed>  $query  flat, as in the URL
     * @return list<FilterCondition>
     */
    public function conditions(array $query): array
    {
        $conditions = [];
        foreach ($this->filters as $filter) {
            $value = $this->text($query, $filter->key);
            $operator = $filter->operator($this->text($query, "{$filter->key}_op"));
            if ($operator === null || ($operator->takesValue() && ($value === '' || $filter->refusal($operator, $value) !== null))) {
                continue;
            }
            $conditions[] = new FilterCondition($filter, $operator, $operator->takesValue() ? $value : '');
        }

        return $conditions;
    }

    /** @param  array<array-key, mixed>  $query */
    private function text(array $query, string $key): string
    {
        $value = $query[$key] ?? '';

        return is_string($value) ? trim($value) : '';
    }
}
