<?php

declare(strict_types=1);

namespace App\Support;

/** Money in words that people read; it is cents everywhere else. */
final readonly class Dollars
{
    /** `125050` as `$1,250.50`, `-500` as `-$5.00`. */
    public static function of(int $cents): string
    {
        return ($cents < 0 ? '-$' : '$').number_format(abs($cents) / 100, 2);
    }

    /**
     * What a person typed, `$1,250.50` or `1250.5`, as cents; null when it is no amount. A comma stands between thousands only:
     * whoever types `25,50` may mean 25.50, so it is none. The screens read amounts by the same rule (resources/js/lib/amount.ts).
     */
    public static function parse(string $text): ?int
    {
        if (preg_match('/\A\$?(\d{1,3}(?:,\d{3}){1,2}|\d{1,9})(?:\.(\d{1,2}))?\z/', trim($text), $parts) !== 1) {
            return null;
        }

        return (int) str_replace(',', '', $parts[1]) * 100 + (int) str_pad($parts[2] ?? '', 2, '0');
    }
}
