<?php

declare(strict_types=1);

namespace App\Lists\Filters;

use App\Enums\FilterOperator;
use Carbon\CarbonImmutable;
use Illuminate\Database\Query\Builder;

/**
 * Days as `2026-11-20`, two of them comma-joined for "between", which takes in both.
 *
 * Of a time the day is that of the viewer's zone, of a plain date (a date of birth) it is what it says.
 */
final readonly class DateFilter extends Filter
{
    /** Days that every database can hold. */
    private const EARLIEST = '1900-01-01';

    private const LATEST = '2099-12-31';

    /** @param  string|null  $timezone  the viewer's; null for a column that holds days, not times */
    public function __construct(string $key, string $label, private string $column, private ?string $timezone, bool $isNullable = false)
    {
        parent::__construct($key, $label, self::operatorsOf(
            [FilterOperator::Is, FilterOperator::Before, FilterOperator::After, FilterOperator::Between],
            $isNullable,
        ));
    }

    public function kind(): FilterKind
    {
        return FilterKind::Day;
    }

    public function refusal(FilterOperator $operator, string $value): ?string
    {
        $days = explode(',', $value);
        if (count($days) !== ($operator === FilterOperator::Between ? 2 : 1)) {
            return $operator === FilterOperator::Between ? "{$this->label} between takes two days." : "{$this->label} takes one day.";
        }
        foreach ($days as $day) {
            if (! self::isDay($day)) {
                return "{$this->label} takes a day such as 2026-11-20, from 1900 to 2099.";
            }
        }

        return isset($days[1]) && $days[1] < $days[0] ? "{$this->label}: the last day is before the first." : null;
    }

    public function apply(Builder $query, FilterOperator $operator, string $value): void
    {
        if ($this->applyEmptiness($query, $operator, $this->column)) {
            return;
        }
        $days = explode(',', $value);
        $first = $days[0];
        $last = $days[1] ?? $first;

        if ($operator === FilterOperator::Before) {
            $query->where($this->column, '<', $this->startOf($first));
        } elseif ($operator === FilterOperator::After) {
            $query->where($this->column, '>=', $this->startOf($first, daysLater: 1));
        } else {
            $query->where($this->column, '>=', $this->startOf($first))->where($this->column, '<', $this->startOf($last, daysLater: 1));
        }
    }

    private function startOf(string $day, int $daysLater = 0): string
    {
        if ($this->timezone === null) {
            return CarbonImmutable::parse($day, 'UTC')->addDays($daysLater)->toDateString();
        }

        return CarbonImmutable::parse($day, $this->timezone)->addDays($daysLater)->startOfDay()->utc()->toDateTimeString();
    }

    /** Whether the text is a day from 1900 to 2099, such as 2026-11-20. */
    public static function isDay(string $text): bool
    {
        return preg_match('/^(\d{4})-(\d{2})-(\d{2})$/', $text, $parts) === 1
            && checkdate((int) $parts[2], (int) $parts[3], (int) $parts[1])
            && $text >= self::EARLIEST && $text <= self::LATEST;
    }
}
