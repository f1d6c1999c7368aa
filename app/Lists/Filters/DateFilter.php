<?php

declare(strict_types=1);

namespace App\Lists\Filters;

use App\Enums\FilterOperator;
use Carbon\CarbonImmutable;
use Illuminate\Database\Query\Builder;

/**
 * A day such as `2026-11-20`, or two days separated by a comma for "between", both included.
 *
 * Times are compared with the day in the viewer's zone, plain dates (dates of birth) with the day itself.
 */
final readonly class DateFilter extends Filter
{
    /** The days that every database can store. */
    private const EARLIEST = '1900-01-01';

    private const LATEST = '2099-12-31';

    /** @param  string|null  $timezone  the viewer's; null for a column of days, not times */
    public function __construct(string $key, string $label, private string $column, private ?string $timezone, bool $isNullable = false)
    {
        $operators = [FilterOperator::Is, FilterOperator::Before, FilterOperator::After, FilterOperator::Between];
        parent::__construct($key, $label, self::operatorsOf($operators, $isNullable), FilterKind::Day);
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
            $query->where($this->column, '<', self::startOf($first, $this->timezone));
        } elseif ($operator === FilterOperator::After) {
            $query->where($this->column, '>=', self::startOf($first, $this->timezone, daysLater: 1));
        } else {
            $query
                ->where($this->column, '>=', self::startOf($first, $this->timezone))
                ->where($this->column, '<', self::startOf($last, $this->timezone, daysLater: 1));
        }
    }

    /** The start of the day in UTC, as stored; the day itself without a time zone. */
    public static function startOf(string $day, ?string $timezone, int $daysLater = 0): string
    {
        $start = CarbonImmutable::parse($day, $timezone ?? 'UTC')->addDays($daysLater);

        return $timezone === null ? $start->toDateString() : $start->startOfDay()->utc()->toDateTimeString();
    }

    /** Whether the text is a day from 1900 to 2099, such as 2026-11-20. */
    public static function isDay(string $text): bool
    {
        return preg_match('/^(\d{4})-(\d{2})-(\d{2})$/', $text, $parts) === 1
            && checkdate((int) $parts[2], (int) $parts[3], (int) $parts[1])
            && $text >= self::EARLIEST && $text <= self::LATEST;
    }
}
