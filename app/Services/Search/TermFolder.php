<?php

declare(strict_types=1);

namespace App\Services\Search;

use Transliterator;

/**
 * Folds what people write to what is compared: plain lower-case ASCII, so that Zoë is found as zoe and Ngô as ngo,
 * byte for byte alike on every database.
 */
final class TermFolder
{
    /** The width of `search_terms.term`. */
    public const MAX_LENGTH = 64;

    private static ?Transliterator $transliterator = null;

    /** The text in plain lower-case letters; punctuation is kept for the caller to judge. */
    public static function plain(string $text): string
    {
        // Most names are plain letters, which need none of the rest.
        if (preg_match('/\A[a-zA-Z0-9]++(?: [a-zA-Z0-9]++)*+\z/', $text) === 1) {
            return strtolower($text);
        }

        // Typographic apostrophes and dashes first: transliteration would turn some of them into other signs.
        $text = str_replace(["\u{2018}", "\u{2019}", "\u{02BC}", '`', "\u{00B4}"], "'", mb_scrub($text));
        $text = (string) preg_replace('/\p{Pd}/u', '-', $text);
        self::$transliterator ??= Transliterator::create('NFKD; Any-Latin; Latin-ASCII; [:Nonspacing Mark:] Remove; Lower');

        return trim((string) preg_replace('/\s+/', ' ', (string) self::$transliterator?->transliterate($text)));
    }

    /** One term: letters and digits, and the signs of an e-mail address. */
    public static function term(string $plain): string
    {
        return substr((string) preg_replace('/[^a-z0-9@._+]/', '', $plain), 0, self::MAX_LENGTH);
    }

    /** All of it as one word: O'Connor, O’Connor and oconnor are one, St Kilda and stkilda too. */
    public static function joined(string $text): string
    {
        return (string) preg_replace('/[^a-z0-9]/', '', self::plain($text));
    }

    public static function digits(string $text): string
    {
        return (string) preg_replace('/\D/', '', $text);
    }
}
