<?php

declare(strict_types=1);

namespace App\Infrastructure\Search;

use App\Support\TextNormalizer;

/** Detects whole phone numbers and email addresses. Users who see masked contacts can search by whole values only. */
final readonly class WholeContact
{
    public const HINT = 'Enter the whole phone number or email address. You can’t search by a part of it.';

    /**
     * The digits of the E.164 number: 61491570156 for 0491570156, 491570156, 61491570156, 610491570156 and 001161491570156.
     *
     * @return string|null null when it is not a complete number
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

    /**
     * The digits of every phone number and every email address in a search. Text within `phone:` is ignored, as the search does.
     *
     * @return list<string>
     */
    public static function allIn(string $search): array
    {
        $search = self::plain($search);
        preg_match_all('/[^\s@":]+@[^\s@"]+\.[^\s@"]+/', $search, $addresses);
        preg_match_all('/phone:(?:"[^"]*|\S+)|\d(?:[^\p{L}":\d]*\d){8,}/iu', str_replace($addresses[0], ' ', $search), $numbers);
        $digits = array_filter(
            array_map(static fn (string $number): string => (string) preg_replace('/\D/', '', $number), $numbers[0]),
            static fn (string $number): bool => strlen($number) >= 9,
        );

        return array_values(array_unique([...array_map(mb_strtolower(...), $addresses[0]), ...$digits]));
    }

    /** The text as the search reads it: also other digits and signs, such as ４ and ＠. Only a typed quotation mark or colon separates. */
    private static function plain(string $search): string
    {
        $parts = preg_split('/([":])/', mb_scrub($search), flags: PREG_SPLIT_DELIM_CAPTURE) ?: [];

        return implode(
            '',
            array_map(
                static fn (string $part): string => in_array($part, ['"', ':'], true)
                    ? $part
                    : str_replace(['"', ':'], '', TextNormalizer::plain($part)),
                $parts,
            ),
        );
    }

    public static function isAddress(string $text): bool
    {
        return preg_match('/^[^@\s]+@[^@\s]+\.[^@\s]+$/', $text) === 1;
    }

    /** Whether a word can only be a part of a number or email address. Other digits may be the start of a PIN. */
    public static function isPart(string $word): bool
    {
        return str_contains($word, '@')
            ? ! self::isAddress($word)
            : preg_match('/^(?:0|614)\d+$/', $word) === 1 && self::number($word) === null;
    }
}
