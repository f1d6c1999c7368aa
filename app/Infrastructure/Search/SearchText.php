<?php

declare(strict_types=1);

namespace App\Infrastructure\Search;

use App\Support\TextNormalizer;

/** A search as a list of required prefixes of terms. */
final readonly class SearchText
{
    /** Longest group of digits in a phone number (0491 570 156). Longer runs are separate words. */
    private const PHONE_GROUP = 4;

    /** Further words are ignored. */
    private const MAX_WORDS = 8;

    /** Digits of the longest phone number with an exit code. */
    private const LONGEST_NUMBER = 17;

    /**
     * @param  list<string>  $prefixes  longest first
     * @param  list<string>  $inOrder  the same, as typed
     * @param  self|null  $joined  the more likely reading when there are two: groups of digits as one number, J.P. as a name
     */
    private function __construct(public array $prefixes, public array $inOrder, public bool $seesContacts, public ?self $joined = null) {}

    /**
     * @param  string|list<string>  $text  digits of separate texts never form one number
     * @param  bool  $seesContacts  whether parts of phone numbers and email addresses match, or only the whole
     */
    public static function parse(string|array $text, bool $seesContacts = false): self
    {
        $prefixes = $joined = [];
        foreach ((array) $text as $part) {
            [$own, $together] = self::read($part, $seesContacts);
            array_push($prefixes, ...$own);
            array_push($joined, ...$together);
        }
        [$prefixes, $joined] = [self::distinct($prefixes), self::distinct($joined)];
        [$longestFirst, $joinedLongestFirst] = [self::longestFirst($prefixes), self::longestFirst($joined)];

        return new self(
            $longestFirst,
            $prefixes,
            $seesContacts,
            $joinedLongestFirst === $longestFirst ? null : new self($joinedLongestFirst, $joined, $seesContacts),
        );
    }

    /** Whether the word is a group of digits, in any notation, also with a sign around it from the text that it was copied from. */
    public static function isNumber(string $word): bool
    {
        return preg_match('/^[\[+(]*\d[\d().+\/-]*[\],;:?|]*$/', $word) === 1;
    }

    /** @return array{list<string>, list<string>} as typed, and in the more likely reading */
    private static function read(string $text, bool $seesContacts): array
    {
        $prefixes = $joined = $run = [];
        // Numbers from an address book begin and end with invisible signs.
        $plain = (string) preg_replace('/[^\x20-\x7E]/', '', TextNormalizer::plain($text));
        foreach ([...explode(' ', $plain), ''] as $word) {
            if (self::isNumber($word)) {
                $run[] = $word;

                continue;
            }
            $groups = self::groups($run);
            $all = implode('', $groups);
            $words = self::words($word);
            array_push($prefixes, ...array_map(self::number(...), $groups), ...$words);
            array_push(
                $joined,
                ...array_map(self::number(...), strlen($all) <= self::LONGEST_NUMBER ? [$all] : $groups),
                ...array_map(static fn (string $word): string => self::withoutStops($word, $seesContacts), $words),
            );
            $run = [];
        }

        return [$prefixes, $joined];
    }

    /**
     * Neighbouring short groups form one number, and so do the groups after a plus. A longer group is its own word.
     *
     * @param  list<string>  $run
     * @return list<string>
     */
    private static function groups(array $run): array
    {
        $groups = [];
        $isOpen = false;
        foreach ($run as $word) {
            $digits = TextNormalizer::digits($word);
            $isShort = strlen($digits) <= self::PHONE_GROUP || str_starts_with($word, '+');
            $isShort && $isOpen ? $groups[array_key_last($groups)] .= $digits : $groups[] = $digits;
            $isOpen = $isShort;
        }

        return $groups;
    }

    /**
     * @param  list<string>  $prefixes
     * @return list<string>
     */
    private static function distinct(array $prefixes): array
    {
        return array_values(array_unique(array_filter($prefixes, static fn (string $prefix): bool => $prefix !== '')));
    }

    /**
     * @param  list<string>  $prefixes
     * @return list<string>
     */
    private static function longestFirst(array $prefixes): array
    {
        usort($prefixes, static fn (string $a, string $b): int => strlen($b) <=> strlen($a));

        return array_slice($prefixes, 0, self::MAX_WORDS);
    }

    public function isEmpty(): bool
    {
        return $this->prefixes === [];
    }

    /**
     * An email address is one word, a hyphen separates words (Mei-Lin equals Mei Lin), and apostrophes are removed.
     *
     * @return list<string>
     */
    private static function words(string $word): array
    {
        if (str_contains($word, '@')) {
            return [TextNormalizer::term($word)];
        }

        return array_map(
            static fn (string $part): string => trim(TextNormalizer::term($part), '._+'),
            preg_split('/[\/,;-]+/', $word) ?: [],
        );
    }

    /** J.P. and St.John are names, but a longer word may be the start of an email address for users who search by those. */
    private static function withoutStops(string $word, bool $seesContacts): string
    {
        $isName = preg_match('/^(?:[a-z]\.)+[a-z]$/', $word) === 1 || (! $seesContacts && ! str_contains($word, '@'));

        return $isName ? str_replace('.', '', $word) : $word;
    }

    /** 0011 61 491…, 61 (0) 491… and 61 491… are the same number. Shorter digits may be the start of a PIN. */
    private static function number(string $digits): string
    {
        $digits = (string) preg_replace('/^(?:0011|00)61(?=\d{6})/', '61', $digits);

        return substr((string) preg_replace('/^610(?=\d{9}$)/', '61', $digits), 0, TextNormalizer::MAX_LENGTH);
    }
}
