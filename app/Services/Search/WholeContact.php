<?php

declare(strict_types=1);

namespace App\Services\Search;

/** Tells a whole phone number or address from a part of one: whoever sees contacts masked finds people by the whole only. */
final readonly class WholeContact
{
    public const HINT = 'You can search for a whole number or address only.';

    /**
     * The digits of the E.164 number: 61491570156 for 0491570156, 491570156, 61491570156, 610491570156 and 001161491570156.
     *
     * @return string|null null where it is not all of a number
     */
    public static function number(string $digits): ?string
    {
        $digits = (string) preg_replace(['/^00(?:11)?(?=[1-9])/', '/^610(?=\d{9}$)/'], ['', '61'], $digits);

        return match (true) {
            preg_match('/^0\d{9}$/', $digits) === 1 => '61'.substr($digits, 1),
            preg_match('/^[2-478]\d{8}$/', $digits) === 1 => "61{$digits}",
            preg_match('/^[1-9]\d{9,14}$/', $digits) === 1 => $digits,
            default => null,
        };
    }

    public static function isAddress(string $text): bool
    {
        return preg_match('/^[^@\s]+@[^@\s]+\.[^@\s]+$/', $text) === 1;
    }

    /** Whether a word can only be meant as a part of a number or address; other digits may begin a PIN. */
    public static function isPart(string $word): bool
    {
        return str_contains($word, '@')
            ? ! self::isAddress($word)
            : preg_match('/^(?:0|614)\d+$/', $word) === 1 && self::number($word) === null;
    }
}
