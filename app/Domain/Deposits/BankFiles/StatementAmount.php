<?php

declare(strict_types=1);

namespace App\Domain\Deposits\BankFiles;

/** Amounts as banks write them. */
final readonly class StatementAmount
{
    private const PATTERN = '/\A(?<sign>[+-]?)\$?(?<dollars>\d{1,3}(?:,\d{3})+|\d+)(?:\.(?<cents>\d{1,2}))?\z/';

    /** A hundred million dollars: more in one payment is a mistake. */
    private const MOST_DOLLAR_DIGITS = 9;

    /** `+1,250.00` is 125000 cents, `-50` is -5000; null when the text is no amount. */
    public static function cents(string $text): ?int
    {
        $text = str_replace(["\u{2212}", "\u{00A0}", ' '], ['-', '', ''], $text);
        if (preg_match(self::PATTERN, $text, $parts) !== 1) {
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
