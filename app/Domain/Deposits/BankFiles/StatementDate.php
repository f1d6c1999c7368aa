<?php

declare(strict_types=1);

namespace App\Domain\Deposits\BankFiles;

use Carbon\CarbonImmutable;

/** Days as Australian banks write them: 20/11/2026, or 20 Nov 26. */
final readonly class StatementDate
{
    private const PATTERN = '#\A(?<day>\d{1,2})(?:/(?<number>\d{1,2})/(?<year>\d{4})| (?<name>[a-z]{3,9}) (?<short>\d{2}|\d{4}))\z#i';

    private const MONTHS = ['january', 'february', 'march', 'april', 'may', 'june', 'july', 'august', 'september', 'october', 'november', 'december'];

    private const CENTURY = 2000;

    /** Start of the business day, in UTC; null when the day does not exist. */
    public static function parse(string $text): ?CarbonImmutable
    {
        if (preg_match(self::PATTERN, trim($text), $parts, PREG_UNMATCHED_AS_NULL) !== 1) {
            return null;
        }

        $day = (int) $parts['day'];
        $month = $parts['name'] === null ? (int) $parts['number'] : self::month($parts['name']);
        $year = $parts['short'] === null ? (int) $parts['year'] : (int) $parts['short'];
        $year += strlen((string) $parts['short']) === 2 ? self::CENTURY : 0;

        return checkdate($month, $day, $year)
            ? CarbonImmutable::create($year, $month, $day, timezone: config()->string('paddock.timezone'))?->utc()
            : null;
    }

    /** Number of the month from its name or at least its first three letters; 0 for another text. */
    private static function month(string $name): int
    {
        foreach (self::MONTHS as $before => $month) {
            if (str_starts_with($month, strtolower($name))) {
                return $before + 1;
            }
        }

        return 0;
    }

    /** The business day of a moment. */
    public static function dayOf(CarbonImmutable $moment): string
    {
        return $moment->setTimezone(config()->string('paddock.timezone'))->toDateString();
    }
}
