<?php

declare(strict_types=1);

namespace App\Domain\Stats;

use Carbon\CarbonImmutable;
use Illuminate\Support\Facades\DB;

/** Months, oldest first, and SQL for the month of a moment on all databases. */
final readonly class StatMonths
{
    /** @param  non-empty-list<StatMonth>  $months */
    public function __construct(public array $months) {}

    /** @return non-empty-list<string> first days, oldest first */
    public function keys(): array
    {
        return array_map(static fn (StatMonth $month): string => $month->key(), $this->months);
    }

    public function from(): CarbonImmutable
    {
        return $this->months[0]->from();
    }

    public function until(): CarbonImmutable
    {
        return $this->months[count($this->months) - 1]->until();
    }

    /**
     * First day of the month of the column's moment. The query must exclude moments outside these months. Literals, because PostgreSQL
     * can't group by a bound date.
     */
    public function sql(string $column): string
    {
        // SQLite has no date literal and stores dates as text.
        $date = DB::connection()->getDriverName() === 'sqlite' ? '' : 'date ';
        $branches = array_map(
            static fn (StatMonth $month): string => "when {$column} >= '{$month->from()->toDateTimeString()}' then {$date}'{$month->key()}'",
            array_reverse($this->months),
        );

        return 'case '.implode(' ', $branches).' end';
    }
}
