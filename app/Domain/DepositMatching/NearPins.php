<?php

declare(strict_types=1);

namespace App\Domain\DepositMatching;

/** PINs one typo away: one digit wrong, or two neighbours swapped. */
final readonly class NearPins
{
    private const LONGEST = 8;

    private const SHORTEST = 4;

    /** @return list<string> without the digits themselves */
    public static function of(string $digits): array
    {
        $length = strlen($digits);
        if ($length < self::SHORTEST || $length > self::LONGEST) {
            return [];
        }

        $near = [];
        for ($at = 0; $at < $length; $at++) {
            foreach (range(0, 9) as $digit) {
                $near[] = substr_replace($digits, (string) $digit, $at, 1);
            }
            if ($at > 0) {
                $near[] = substr($digits, 0, $at - 1).$digits[$at].$digits[$at - 1].substr($digits, $at + 1);
            }
        }

        return array_values(array_diff(array_unique($near), [$digits]));
    }

    public static function areNear(string $one, string $other): bool
    {
        return strlen($one) === strlen($other) && in_array($other, self::of($one), true);
    }
}
