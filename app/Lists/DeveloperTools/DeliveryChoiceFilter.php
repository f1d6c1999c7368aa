<?php

declare(strict_types=1);

namespace App\Lists\DeveloperTools;

use App\Enums\FilterOperator;
use App\Lists\Filters\Filter;
use App\Lists\Filters\FilterKind;
use Illuminate\Database\Query\Builder;

/** One or more stored names, comma-joined; the page has the options. */
final readonly class DeliveryChoiceFilter extends Filter
{
    private const MAX_VALUES = 50;

    /** @param  string  $pattern  of one valid name */
    public function __construct(string $key, string $label, private string $column, private string $pattern)
    {
        parent::__construct($key, $label, [FilterOperator::Is]);
    }

    public function kind(): FilterKind
    {
        return FilterKind::MultiSelect;
    }

    public function refusal(FilterOperator $operator, string $value): ?string
    {
        $names = explode(',', $value);

        return count($names) <= self::MAX_VALUES && preg_grep($this->pattern, $names, PREG_GREP_INVERT) === [] ? null : "{$this->label} has no value “{$value}”.";
    }

    public function apply(Builder $query, FilterOperator $operator, string $value): void
    {
        $query->whereIn($this->column, explode(',', $value));
    }
}
