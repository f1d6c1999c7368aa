<?php

declare(strict_types=1);

namespace App\Domain\Stats;

use Carbon\CarbonImmutable;
use Carbon\CarbonInterface;

/** A calendar day in the time zone `paddock.timezone`. It has 23 or 25 hours when daylight saving changes. */
final readonly class StatDay
{
    private function __construct(private CarbonImmutable $start) {}

    /** @param  string  $day  `2026-11-20` */
    public static function parse(string $day): self
    {
        return new self(CarbonImmutable::parse($day, config()->string('paddock.timezone'))->startOfDay());
    }

    /** The day of a moment. */
    public static function of(CarbonInterface $moment): self
    {
        return new self(CarbonImmutable::instance($moment)->setTimezone(config()->string('paddock.timezone'))->startOfDay());
    }

    public static function today(): self
    {
        return self::of(now());
    }

    /** `2026-11-20`, as in `daily_stats.day` */
    public function key(): string
    {
        return $this->start->toDateString();
    }

    public function plus(int $days): self
    {
        return new self($this->start->addDays($days)->startOfDay());
    }

    /** The first second of the day, UTC. */
    public function from(): CarbonImmutable
    {
        return $this->start->utc();
    }

    /** The first second after the day, UTC. */
    public function until(): CarbonImmutable
    {
        return $this->plus(1)->from();
    }
}
