<?php

declare(strict_types=1);

namespace App\Lists\Filters;

use App\Enums\FilterOperator;
use Closure;
use Illuminate\Database\Query\Builder;

/** Days in two URL parameters: from and to, both included and both optional. */
final readonly class DateRangeFilter extends Filter
{
    /** @param  string|null  $timezone  the viewer's; null for a column of days, not times */
    public function __construct(string $key, string $label, private string $column, private ?string $timezone)
    {
        parent::__construct($key, $label, [FilterOperator::Between], FilterKind::DateRange, ['params' => ['from', 'to']]);
    }

    public function rules(array $query): array
    {
        $isDay = static function (string $attribute, mixed $given, Closure $fail): void {
            if (! is_string($given) || ! DateFilter::isDay($given)) {
                $fail('Enter a day such as 2026-11-20, from 1900 to 2099.');
            }
        };
        $isAfterFirst = function (string $attribute, mixed $given, Closure $fail) use ($query): void {
            $first = self::text($query, 'from');
            if (is_string($given) && $first !== '' && $given < $first) {
                $fail("{$this->label}: the last day is before the first.");
            }
        };

        return ['from' => ['nullable', 'string', $isDay], 'to' => ['nullable', 'string', $isDay, $isAfterFirst]];
    }

    public function condition(array $query): ?FilterCondition
    {
        $value = self::text($query, 'from').','.self::text($query, 'to');

        return $value === ',' ? null : new FilterCondition($this, FilterOperator::Between, $value);
    }

    public function refusal(FilterOperator $operator, string $value): ?string
    {
        return null;
    }

    public function apply(Builder $query, FilterOperator $operator, string $value): void
    {
        [$first, $last] = explode(',', $value);
        if ($first !== '') {
            $query->where($this->column, '>=', DateFilter::startOf($first, $this->timezone));
        }
        if ($last !== '') {
            $query->where($this->column, '<', DateFilter::startOf($last, $this->timezone, daysLater: 1));
        }
    }
}
