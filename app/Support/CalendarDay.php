<?php

declare(strict_types=1);

namespace App\Support;

use Carbon\CarbonImmutable;
use InvalidArgumentException;

/** A calendar day in the business's time zone, with its start and end in UTC. It may have 23 or 25 hours. */
final readonly class CalendarDay
{
    /**
     * @param  string  $date  2026-11-20
     * @param  CarbonImmutable  $until  the start of the next day
     */
    private function __construct(public string $date, public CarbonImmutable $from, public CarbonImmutable $until) {}

    public static function of(string $date): self
    {
        $start = CarbonImmutable::createFromFormat('!Y-m-d', $date, config()->string('paddock.timezone'))
            ?? throw new InvalidArgumentException("{$date} is not a date.");

        return new self($start->toDateString(), $start->utc(), $start->addDay()->utc());
    }

    public static function around(CarbonImmutable $moment): self
    {
        return self::of($moment->setTimezone(config()->string('paddock.timezone'))->toDateString());
    }

    /** The date of a stored time, `2026-11-20`. */
    public static function ofTime(?string $utc): ?string
    {
        return $utc === null ? null : self::around(CarbonImmutable::parse($utc, 'UTC'))->date;
    }

    public static function today(): self
    {
        return self::around(now()->toImmutable());
    }

    public function plus(int $days): self
    {
        return self::of(CarbonImmutable::parse($this->date)->addDays($days)->toDateString());
    }

    public function isOver(): bool
    {
        return now()->greaterThanOrEqualTo($this->until);
    }

    /** `Friday, 20 November 2026`. */
    public function inWords(): string
    {
        return CarbonImmutable::parse($this->date)->format('l, j F Y');
    }
}
