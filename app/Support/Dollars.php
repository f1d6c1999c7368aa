<?php

declare(strict_types=1);

namespace App\Support;

/** Amounts as text. Everywhere else they are cents. */
final readonly class Dollars
{
    /** `125050` as `$1,250.50`, `-500` as `-$5.00`. */
    public static function of(int $cents): string
    {
        return ($cents < 0 ? '-$' : '$').number_format(abs($cents) / 100, 2);
    }

    /**
     * Typed text such as `$1,250.50` or `1250.5` as cents; null when it is not an amount. Commas separate thousands only, because
     * `25,50` may mean 25.50. Pages read amounts by the same rule (resources/js/lib/amount.ts).
     */
    public static function parse(string $text): ?int
    {
        if (preg_match('/\A\$?(\d{1,3}(?:,\d{3}){1,2}|\d{1,9})(?:\.(\d{1,2}))?\z/', trim($text), $parts) !== 1) {
            return null;
        }

        return (int) str_replace(',', '', $parts[1]) * 100 + (int) str_pad($parts[2] ?? '', 2, '0');
    }
}
