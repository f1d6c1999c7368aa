<?php

declare(strict_types=1);

namespace App\Domain\Imports;

use Carbon\CarbonImmutable;

/** Parses dates of birth as Australians write them: 5/3/1984, 05-03-84, 5 Mar 1984, 1984-03-05, or Excel's day number. */
final readonly class BirthDate
{
    private const DAY_FIRST = '#\A(\d{1,2})[/.\- ](\d{1,2})[/.\- ](\d{4}|\d{2})\z#';

    private const NAMED = '#\A(\d{1,2})(?:st|nd|rd|th)?[ \-]([a-z]{3,9})\.?,?[ \-](\d{4}|\d{2})\z#i';

    private const YEAR_FIRST = '#\A(\d{4})[/.\-](\d{1,2})[/.\-](\d{1,2})\z#';

    private const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

    /** Four digits that mean a year. As Excel day numbers they would fall in 1905. */
    private const YEAR = '#\A(?:19\d\d|20\d\d|2100)\z#';

    /** Excel's day 0, corrected for its 29 February 1900, which never existed. */
    private const EXCEL_EPOCH = '1899-12-30';

    /** The date as `1984-03-05`, or null when it does not exist. */
    public static function parse(string $text): ?string
    {
        // Drop a midnight time after the date.
        $text = trim((string) preg_replace('/(?:[T ]0{1,2}:00(?::00(?:\.0+)?)?Z?| 12:00(?::00)? ?am)\z/i', '', trim($text)));

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

    /** Whether the text is only a year. */
    public static function isYear(string $text): bool
    {
        return preg_match(self::YEAR, trim($text)) === 1;
    }

    private static function day(string $year, int $month, int $day): ?string
    {
        $full = (int) $year;
        if (strlen($year) === 2) {
            // A two-digit year in the future belongs to the last century.
            $full += $full > (int) date('y') ? 1900 : 2000;
        }

        return checkdate($month, $day, $full) ? sprintf('%04d-%02d-%02d', $full, $month, $day) : null;
    }

    private static function month(string $name): int
    {
        $month = array_search(strtolower(substr($name, 0, 3)), self::MONTHS, true);

        return $month === false ? 0 : $month + 1;
    }
}
