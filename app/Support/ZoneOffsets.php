<?php

declare(strict_types=1);

namespace App\Support;

use DateTimeZone;

/** The offsets of a time zone, for the first load of a page: a browser takes 30 ms to prepare its own tables. */
final class ZoneOffsets
{
    private const YEARS_BACK = 10;

    /**
     * Read by resources/js/lib/zoned-time.ts, which asks the browser about times before the first and from the last entry on.
     *
     * @return string the zone, then each offset as `<since, in seconds>:<minutes ahead of UTC>`, then the end of the list as `<seconds>:`
     */
    public static function of(string $timeZone): string
    {
        $end = now()->addYear()->getTimestamp();
        $offsets = (new DateTimeZone($timeZone))->getTransitions(now()->subYears(self::YEARS_BACK)->getTimestamp(), $end);

        return implode(' ', [$timeZone, ...array_map(static fn (array $from): string => $from['ts'].':'.intdiv($from['offset'], 60), $offsets), "{$end}:"]);
    }
}
