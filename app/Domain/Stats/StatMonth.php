<?php

declare(strict_types=1);

namespace App\Domain\Stats;

use Carbon\CarbonImmutable;
use Carbon\CarbonInterface;

/** A calendar month in the time zone `paddock.timezone`. */
final readonly class StatMonth
{
    private function __construct(private CarbonImmutable $start) {}

    public static function of(CarbonInterface $moment): self
    {
        return new self(CarbonImmutable::instance($moment)->setTimezone(config()->string('paddock.timezone'))->startOfMonth());
    }

    /** The months between two moments, inclusive, oldest first. */
    public static function between(CarbonInterface $first, CarbonInterface $last): StatMonths
    {
        $months = [self::of($first)];
        $end = self::of($last)->key();
        while (($month = $months[count($months) - 1])->key() < $end) {
            $months[] = $month->next();
        }

        return new StatMonths($months);
    }

    /** This month and the ones before, oldest first. */
    public static function last(int $count): StatMonths
    {
        $now = self::of(now())->start;

        return self::between($now->subMonthsNoOverflow(max(1, $count) - 1), $now);
    }

    /** First day, `2026-11-01`, as in `client_monthly_stats.month`. */
    public function key(): string
    {
        return $this->start->toDateString();
    }

    /** The first second of the month, UTC. */
    public function from(): CarbonImmutable
    {
        return $this->start->utc();
    }

    /** The first second after the month, UTC. */
    public function until(): CarbonImmutable
    {
        return $this->next()->from();
    }

    private function next(): self
    {
        return new self($this->start->addMonthNoOverflow());
    }
}
