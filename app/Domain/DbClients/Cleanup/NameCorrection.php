<?php

declare(strict_types=1);

namespace App\Domain\DbClients\Cleanup;

use Normalizer;

/** Corrects the names of DB clients as they come in lists. */
final readonly class NameCorrection
{
    private const PARTICLES = ['van', 'von', 'der', 'den', 'de', 'da', 'di', 'du', 'la', 'le', 'bin', 'al'];

    /** @return array{string, string} */
    public static function cased(string $first, string $last): array
    {
        return [self::casedPart($first), self::casedPart($last)];
    }

    /**
     * The first and last name of a full name in one field, or null.
     *
     * @return array{string, string}|null
     */
    public static function split(string $first, string $last): ?array
    {
        [$first, $last] = [trim($first), trim($last)];
        $whole = match (true) {
            $last === '' => $first,
            $first === '' => $last,
            default => null,
        };
        if ($whole === null) {
            return null;
        }
        if (preg_match('/\A([^,]+),\s*([^,]+)\z/u', $whole, $parts) === 1) {
            return [trim($parts[2]), trim($parts[1])];
        }
        $words = explode(' ', (string) preg_replace('/\s+/u', ' ', $whole), 2);

        return count($words) === 2 && preg_match('/&|\band\b/iu', $whole) !== 1 ? [$words[0], $words[1]] : null;
    }

    /** Corrects a name in all capitals or all lower case. Other spellings stay, because they are intended. */
    private static function casedPart(string $name): string
    {
        $name = trim((string) preg_replace('/\s+/u', ' ', $name));
        if (preg_match('/\p{L}/u', $name) !== 1 || ($name !== mb_strtoupper($name) && $name !== mb_strtolower($name))) {
            return $name;
        }
        $words = explode(' ', mb_strtolower($name));

        return implode(
            ' ',
            array_map(
                static fn (string $word, int $place): string => $place < count($words) - 1
                && in_array($word, self::PARTICLES, true)
                    ? $word
                    : self::casedWord($word),
                $words,
                array_keys($words),
            ),
        );
    }

    /** O'Brien, Mei-Lin, McDonald. */
    private static function casedWord(string $word): string
    {
        $cased = (string) preg_replace_callback('/(?<![\p{L}\p{M}])\p{L}/u', static fn (array $letter): string => mb_strtoupper($letter[0]), $word);
        // A Turkish İ in lower case is an i with a second dot.
        $cased = (string) Normalizer::normalize(str_replace("i\u{307}", 'i', $cased));

        return (string) preg_replace_callback('/\AMc(\p{Ll})/u', static fn (array $letter): string => 'Mc'.mb_strtoupper($letter[1]), $cased);
    }
}
