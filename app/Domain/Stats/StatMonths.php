<?php

declare(strict_types=1);

namespace App\Domain\Stats;

use Carbon\CarbonImmutable;
use Carbon\CarbonInterface;
use Illuminate\Support\Facades\DB;

/** Consecutive calendar months in the time zone `paddock.timezone`, and SQL for the month of a moment on all databases. */
final readonly class StatMonths
{
    /** @param  non-empty-list<CarbonImmutable>  $starts  oldest first */
    private function __construct(private array $starts) {}

    /** The month of a moment. */
    public static function of(CarbonInterface $moment): self
    {
        return self::between($moment, $moment);
    }

    /** The months between two moments, inclusive. */
    public static function between(CarbonInterface $first, CarbonInterface $last): self
    {
        $starts = [self::start($first)];
        while (($next = $starts[count($starts) - 1]->addMonthNoOverflow()) <= self::start($last)) {
            $starts[] = $next;
        }

        return new self($starts);
    }

    /** This month and the ones before. */
    public static function last(int $count): self
    {
        $now = self::start(now());

        return self::between($now->subMonthsNoOverflow(max(1, $count) - 1), $now);
    }

    /** @return non-empty-list<string> first days, `2026-11-01`, as in `client_monthly_stats.month`, oldest first */
    public function keys(): array
    {
        return array_map(static fn (CarbonImmutable $start): string => $start->toDateString(), $this->starts);
    }

    /** The first second of the months, UTC. */
    public function from(): CarbonImmutable
    {
        return $this->starts[0]->utc();
    }

    /** The first second after the months, UTC. */
    public function until(): CarbonImmutable
    {
        return $this->starts[count($this->starts) - 1]->addMonthNoOverflow()->utc();
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
            static fn (CarbonImmutable $start): string => "when {$column} >= '{$start->utc()->toDateTimeString()}' then {$date}'{$start->toDateString()}'",
            array_reverse($this->starts),
        );

        return 'case '.implode(' ', $branches).' end';
    }

    private static function start(CarbonInterface $moment): CarbonImmutable
    {
        return CarbonImmutable::instance($moment)->setTimezone(config()->string('paddock.timezone'))->startOfMonth();
    }
}
