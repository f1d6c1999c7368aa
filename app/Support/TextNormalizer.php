<?php

declare(strict_types=1);

namespace App\Support;

use Transliterator;

/**
 * Normalises text to lower-case ASCII for comparisons (Zoë becomes zoe, Ngô becomes ngo), identical on every database.
 */
final class TextNormalizer
{
    /** The width of `search_terms.term`. */
    public const MAX_LENGTH = 64;

    private static ?Transliterator $transliterator = null;

    /**
     * Lower-case ASCII; punctuation is kept. Greek is written as Greeks in Australia write it (UNGEGN): Δημήτρης becomes dimitris.
     * Letters of scripts without a transliteration, such as Sinhala, become four letters that mean nothing but stay different.
     */
    public static function plain(string $text): string
    {
        // Most names are ASCII already.
        if (preg_match('/\A[a-zA-Z0-9]++(?: [a-zA-Z0-9]++)*+\z/', $text) === 1) {
            return strtolower($text);
        }

        // Typographic apostrophes and dashes first, because transliteration changes some of them.
        $text = str_replace(["\u{2018}", "\u{2019}", "\u{02BC}", '`', "\u{00B4}"], "'", mb_scrub($text));
        $text = (string) preg_replace('/\p{Pd}/u', '-', $text);
        // The Greek transliteration makes a question mark of it.
        $text = str_replace(';', ' ', $text);
        self::$transliterator ??= Transliterator::create(
            'NFKD; Greek-Latin/UNGEGN; Any-Latin; Latin-ASCII; [[:Nonspacing Mark:]&[:Script=Inherited:]] Remove; Lower',
        );
        $plain = (string) preg_replace_callback(
            '/(?![\p{Latin}\p{Common}\p{Inherited}])[\p{L}\p{M}\p{N}]/u',
            static fn (array $letter): string => strtr(sprintf('%04x', mb_ord($letter[0])), '0123456789', 'ghijklmnop'),
            (string) self::$transliterator?->transliterate($text),
        );

        return trim((string) preg_replace('/\s+/', ' ', $plain));
    }

    /** One term: letters, digits, and the punctuation of an email address. */
    public static function term(string $plain): string
    {
        return substr((string) preg_replace('/[^a-z0-9@._+]/', '', $plain), 0, self::MAX_LENGTH);
    }

    /** The text as one word: O'Connor, O’Connor and oconnor are equal, St Kilda and stkilda too. */
    public static function joined(string $text): string
    {
        return (string) preg_replace('/[^a-z0-9]/', '', self::plain($text));
    }

    public static function digits(string $text): string
    {
        return (string) preg_replace('/\D/', '', $text);
    }
}
