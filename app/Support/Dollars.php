<?php

declare(strict_types=1);

namespace App\Support;

/** Money in words that people read; it is cents everywhere else. */
final readonly class Dollars
{
    /** `125050` as `$1,250.50`. */
    public static function of(int $cents): string
    {
        return '$'.number_format($cents / 100, 2);
    }
}
