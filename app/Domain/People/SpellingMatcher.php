<?php

declare(strict_types=1);

namespace App\Domain\People;

/** Compares the spelling of two words or names of lower-case letters. */
final readonly class SpellingMatcher
{
    /** In shorter words another letter is another name: Kim and Tim. */
    private const TYPO_FROM = 4;

    private const TWO_TYPOS_FROM = 9;

    /** In shorter words too many sounds are equal. */
    private const SOUND_FROM = 3;

    /** Spellings of one sound in other languages and alphabets, in this order. */
    private const SOUNDS = [
        '/^mac(?=[b-df-hj-np-tv-z]..)/' => 'mc',
        '/^el(?=[b-df-hj-np-tv-z]..)/' => 'al',
        '/ue/' => 'u',
        '/oe/' => 'o',
        '/ae/' => 'a',
        '/ou/' => 'u',
        '/ph/' => 'f',
        '/[ck]h/' => 'k',
        '/c(?![eiy])|q/' => 'k',
        '/[yj]/' => 'i',
        '/w/' => 'v',
        '/z/' => 's',
        '/(.)\1+/' => '$1',
    ];

    /** Whether the words differ by a typo, two in a long word, or sound alike. */
    public static function areSimilar(string $one, string $two): bool
    {
        $length = min(strlen($one), strlen($two));
        $typos = $length >= self::TWO_TYPOS_FROM ? 2 : ($length >= self::TYPO_FROM ? 1 : 0);

        return $typos > 0 && (self::soundAlike($one, $two) || self::isSwapOfNeighbours($one, $two) || levenshtein($one, $two) <= $typos);
    }

    /** Müller and Mueller, MacKenzie and McKenzie, Sergei and Sergey. */
    public static function soundAlike(string $one, string $two): bool
    {
        $sound = self::sound($one);

        return strlen($sound) >= self::SOUND_FROM && $sound === self::sound($two);
    }

    private static function sound(string $word): string
    {
        return (string) preg_replace(array_keys(self::SOUNDS), array_values(self::SOUNDS), $word);
    }

    /** Micheal for Michael is one typo, although two letters differ. */
    private static function isSwapOfNeighbours(string $one, string $two): bool
    {
        if (strlen($one) !== strlen($two)) {
            return false;
        }
        $at = strspn($one ^ $two, "\0");

        return substr($one, 0, $at).strrev(substr($one, $at, 2)).substr($one, $at + 2) === $two;
    }
}
