<?php

declare(strict_types=1);

namespace App\Support;

/**
 * Australian Business Numbers: 11 digits, of which the first two are a check. Subtract 1 from the first digit, multiply each digit
 * by its weight, and the sum is divisible by 89 (Australian Business Register, "Format of the ABN").
 */
final readonly class Abn
{
    private const WEIGHTS = [10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19];

    /** The digits without spaces, or null when it isn't a valid ABN. */
    public static function parse(?string $text): ?string
    {
        $digits = preg_replace('/\s+/', '', $text ?? '') ?? '';
        if (preg_match('/^[1-9]\d{10}$/D', $digits) !== 1) {
            return null;
        }
        $sum = -self::WEIGHTS[0];
        foreach (self::WEIGHTS as $place => $weight) {
            $sum += $weight * (int) $digits[$place];
        }

        return $sum % 89 === 0 ? $digits : null;
    }

    /** `51 824 753 556`, or null without an ABN. */
    public static function shown(?string $abn): ?string
    {
        return $abn === null ? null : (preg_replace('/^(\d{2})(\d{3})(\d{3})(\d{3})$/', '$1 $2 $3 $4', $abn) ?? $abn);
    }
}
