<?php

declare(strict_types=1);

namespace App\Domain\Stats;

use Carbon\CarbonImmutable;
use Illuminate\Support\Facades\DB;

/** Some months, oldest first, and the SQL that tells which of them a moment lies in, the same on every database. */
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
     * The first day of the month that the column's moment lies in. Moments outside of these months must be left out by
     * the query. Literals, not bindings, since PostgreSQL takes no binding for a date that it also groups by.
     */
    public function sql(string $column): string
    {
        // SQLite has no literal of a date, and keeps dates as this text.
        $date = DB::connection()->getDriverName() === 'sqlite' ? '' : 'date ';
        $branches = array_map(
            static fn (StatMonth $month): string => "when {$column} >= '{$month->from()->toDateTimeString()}' then {$date}'{$month->key()}'",
            array_reverse($this->months),
        );

        return 'case '.implode(' ', $branches).' end';
    }
}
