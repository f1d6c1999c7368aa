<?php

declare(strict_types=1);

namespace App\Support;

use DateTimeImmutable;
use DateTimeZone;

/** Formats times and amounts so that spreadsheets recognise them. Times are in one user's time zone. */
final class CsvText
{
    private const MINUTES_A_DAY = 1_440;

    private readonly DateTimeZone $zone;

    private readonly DateTimeZone $utc;

    /** @var array<string, array{int, list<string>}|null> by UTC day: minutes from UTC to the zone, and the day before, the day itself and the day after; null when clocks change */
    private array $days = [];

    /** @var array<int, array<string, array{int, string}>> by these minutes and the UTC time of day: the index of the day, and the local time */
    private array $clocks = [];

    public function __construct(private readonly string $timezone)
    {
        $this->zone = new DateTimeZone($timezone);
        $this->utc = new DateTimeZone('UTC');
    }

    /** `Placed (Australia/Melbourne)`. */
    public function heading(string $moment): string
    {
        return "{$moment} ({$this->timezone})";
    }

    /** `2026-11-20 14:05`. The offset of a day is cached, because a long file has millions of times. */
    public function time(?string $utc): ?string
    {
        if ($utc === null) {
            return null;
        }
        $date = substr($utc, 0, 10);
        $day = $this->days[$date] ??= $this->day($date);
        if ($day === null) {
            return (new DateTimeImmutable($utc, $this->utc))->setTimezone($this->zone)->format('Y-m-d H:i');
        }
        [$offset, $dates] = $day;
        $hours = substr($utc, 11, 5);
        [$which, $clock] = $this->clocks[$offset][$hours] ??= self::clock($hours, $offset);

        return $dates[$which].$clock;
    }

    /** @return array{int, list<string>}|null */
    private function day(string $date): ?array
    {
        $start = new DateTimeImmutable($date, $this->utc);
        $offset = $this->zone->getOffset($start);
        if ($offset !== $this->zone->getOffset($start->modify('+1 day')) || $offset % 60 !== 0) {
            return null;
        }

        return [intdiv($offset, 60), [$start->modify('-1 day')->format('Y-m-d'), $date, $start->modify('+1 day')->format('Y-m-d')]];
    }

    /** @return array{int, string} */
    private static function clock(string $hours, int $offset): array
    {
        $minute = (int) substr($hours, 0, 2) * 60 + (int) substr($hours, 3, 2) + $offset;
        $ofDay = ($minute + self::MINUTES_A_DAY) % self::MINUTES_A_DAY;

        return [$minute < 0 ? 0 : ($minute < self::MINUTES_A_DAY ? 1 : 2), sprintf(' %02d:%02d', intdiv($ofDay, 60), $ofDay % 60)];
    }

    /** Cents as `-25.50`, exactly. */
    public static function dollars(int $cents): string
    {
        // Most amounts are at least a dollar.
        if ($cents >= 100 || $cents <= -100) {
            return substr_replace((string) $cents, '.', -2, 0);
        }

        return ($cents < 0 ? '-' : '').sprintf('0.%02d', abs($cents));
    }
}
