<?php

declare(strict_types=1);

namespace App\Services\Imports;

use Carbon\CarbonImmutable;

/** Birthdays as Australians write them: 5/3/1984, 05-03-84, 5 Mar 1984, 1984-03-05, or the number that Excel keeps. */
final readonly class BirthDate
{
    private const DAY_FIRST = '#\A(\d{1,2})[/.\- ](\d{1,2})[/.\- ](\d{4}|\d{2})\z#';

    private const NAMED = '#\A(\d{1,2})(?:st|nd|rd|th)?[ \-]([a-z]{3,9})\.?,?[ \-](\d{4}|\d{2})\z#i';

    private const YEAR_FIRST = '#\A(\d{4})[/.\-](\d{1,2})[/.\-](\d{1,2})\z#';

    private const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

    /** Four digits that people write for a year; as Excel's days they would lie in 1905. */
    private const YEAR = '#\A(?:19\d\d|20\d\d|2100)\z#';

    /** Day 0 of Excel's calendar, seen from any day after its 1900 that never had a 29 February. */
    private const EXCEL_EPOCH = '1899-12-30';

    /** `1984-03-05`; null when there is no such day. */
    public static function parse(string $text): ?string
    {
        // A time behind it says nothing about a birthday.
        $text = trim((string) preg_replace('/[T ]0{1,2}:00(?::00(?:\.0+)?)?Z?\z/', '', trim($text)));

        return match (true) {
            preg_match(self::DAY_FIRST, $text, $parts) === 1 => self::day($parts[3], (int) $parts[2], (int) $parts[1]),
            preg_match(self::YEAR_FIRST, $text, $parts) === 1 => self::day($parts[1], (int) $parts[2], (int) $parts[3]),
            preg_match(self::NAMED, $text, $parts) === 1 => self::day($parts[3], self::month($parts[2]), (int) $parts[1]),
            preg_match('/\A\d{8}\z/', $text) === 1 => self::day(substr($text, 0, 4), (int) substr($text, 4, 2), (int) substr($text, 6)),
            self::isYear($text) => null,
            preg_match('/\A\d{4,5}\z/', $text) === 1 => CarbonImmutable::parse(self::EXCEL_EPOCH)->addDays((int) $text)->toDateString(),
            default => null,
        };
    }

    /** Nobody can tell the day from it. */
    public static function isYear(string $text): bool
    {
        return preg_match(self::YEAR, trim($text)) === 1;
    }

    private static function day(string $year, int $month, int $day): ?string
    {
        $full = (int) $year;
        if (strlen($year) === 2) {
            // Nobody who is imported was born in the last years of this century.
            $full += $full > (int) date('y') ? 1900 : 2000;
        }

        return checkdate($month, $day, $full) ? sprintf('%04d-%02d-%02d', $full, $month, $day) : null;
    }

    private static function month(string $name): int
    {
        return (int) array_search(strtolower(substr($name, 0, 3)), self::MONTHS, true) + (in_array(strtolower(substr($name, 0, 3)), self::MONTHS, true) ? 1 : 0);
    }
}
