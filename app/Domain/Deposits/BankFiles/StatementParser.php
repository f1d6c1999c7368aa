<?php

declare(strict_types=1);

namespace App\Domain\Deposits\BankFiles;

use Carbon\CarbonImmutable;

/** Reads the dates (20/11/2026, 20 Nov 26, 20-Nov-26 or 2026-11-20) and amounts of Australian bank files. */
final readonly class StatementParser
{
    private const DATE = '#\A(?<day>\d{1,2})(?:/(?<number>\d{1,2})/(?<year>\d{4})|[ -](?<name>[a-z]{3,9})[ -](?<short>\d{2}|\d{4}))\z#i';

    private const ISO_DATE = '#\A(?<year>\d{4})-(?<number>\d{2})-(?<day>\d{2})\z#';

    private const MONTHS = ['january', 'february', 'march', 'april', 'may', 'june', 'july', 'august', 'september', 'october', 'november', 'december'];

    private const CENTURY = 2000;

    private const AMOUNT = '/\A(?<sign>[+-]?)\$?(?<dollars>\d{1,3}(?:,\d{3})+|\d+)(?:\.(?<cents>\d{1,2}))?\z/';

    /** A hundred million dollars: more in one payment is a mistake. */
    private const MOST_DOLLAR_DIGITS = 9;

    /** Start of the business day, in UTC; null when the day does not exist. */
    public static function date(string $text): ?CarbonImmutable
    {
        if (preg_match(self::DATE, trim($text), $parts, PREG_UNMATCHED_AS_NULL) !== 1 && preg_match(self::ISO_DATE, trim($text), $parts) !== 1) {
            return null;
        }

        $day = (int) $parts['day'];
        $month = isset($parts['name']) ? self::month($parts['name']) : (int) $parts['number'];
        $year = (int) ($parts['short'] ?? $parts['year']);
        $year += strlen($parts['short'] ?? '') === 2 ? self::CENTURY : 0;

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

    /** `+1,250.00` is 125000 cents, `-50` and `(50.00)` are -5000; null when the text is not an amount. */
    public static function cents(string $text): ?int
    {
        $text = str_replace(["\u{2212}", "\u{00A0}", ' '], ['-', '', ''], $text);
        $text = (string) preg_replace('/\A(\$?)\(([^()+-]+)\)\z/', '-$1$2', $text);
        if (preg_match(self::AMOUNT, $text, $parts) !== 1) {
            return null;
        }

        $dollars = str_replace(',', '', $parts['dollars']);
        if (strlen(ltrim($dollars, '0')) > self::MOST_DOLLAR_DIGITS) {
            return null;
        }
        $cents = (int) $dollars * 100 + (int) str_pad($parts['cents'] ?? '', 2, '0');

        return $parts['sign'] === '-' ? -$cents : $cents;
    }
}
