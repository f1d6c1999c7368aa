<?php

declare(strict_types=1);

namespace App\Services\Search;

/** What somebody typed into a search, as the beginnings of terms that must all be there. */
final readonly class SearchText
{
    /** Groups of a phone number are at most this long (0491 570 156); a longer run of digits stands for itself. */
    private const PHONE_GROUP = 4;

    /** More words than this narrow nothing further. */
    private const MAX_WORDS = 8;

    /** All digits of the longest number there is, with its exit code. */
    private const LONGEST_NUMBER = 17;

    /**
     * @param  list<string>  $prefixes  longest first
     * @param  self|null  $joined  the likelier reading where there are two: neighbouring groups of digits as one number, J.P. as a name
     */
    private function __construct(public array $prefixes, public bool $seesContacts, public ?self $joined = null) {}

    /**
     * @param  string|list<string>  $text  of several texts the digits of one are no part of a number in the next
     * @param  bool  $seesContacts  whether parts of phone numbers and addresses find their owners; else only the whole does
     */
    public static function parse(string|array $text, bool $seesContacts = false): self
    {
        $prefixes = $joined = [];
        foreach ((array) $text as $part) {
            [$own, $together] = self::read($part);
            array_push($prefixes, ...$own);
            array_push($joined, ...$together);
        }
        [$prefixes, $joined] = [self::distinct($prefixes), self::distinct($joined)];

        return new self($prefixes, $seesContacts, $joined === $prefixes ? null : new self($joined, $seesContacts));
    }

    /** Whether the word is a group of digits of a number, in any notation. */
    public static function isNumber(string $word): bool
    {
        return preg_match('/^[+(]*\d[\d().+\/-]*$/', $word) === 1;
    }

    /** @return array{list<string>, list<string>} as it is typed, and in the likelier reading */
    private static function read(string $text): array
    {
        $prefixes = $joined = $run = [];
        foreach ([...explode(' ', TermFolder::plain($text)), ''] as $word) {
            if (self::isNumber($word)) {
                $run[] = $word;

                continue;
            }
            $groups = self::groups($run);
            $all = implode('', $groups);
            $words = self::words($word);
            array_push($prefixes, ...array_map(self::number(...), $groups), ...$words);
            array_push($joined, ...array_map(self::number(...), strlen($all) <= self::LONGEST_NUMBER ? [$all] : $groups), ...array_map(self::initials(...), $words));
            $run = [];
        }

        return [$prefixes, $joined];
    }

    /**
     * Short groups beside each other are one number, and so is what follows a plus; a longer one stands for itself.
     *
     * @param  list<string>  $run
     * @return list<string>
     */
    private static function groups(array $run): array
    {
        $groups = [];
        $isOpen = false;
        foreach ($run as $word) {
            $digits = TermFolder::digits($word);
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
        $prefixes = array_values(array_unique(array_filter($prefixes, static fn (string $prefix): bool => $prefix !== '')));
        usort($prefixes, static fn (string $a, string $b): int => strlen($b) <=> strlen($a));

        return array_slice($prefixes, 0, self::MAX_WORDS);
    }

    public function isEmpty(): bool
    {
        return $this->prefixes === [];
    }

    /**
     * An address is one word; a hyphen parts two (Mei-Lin and Mei Lin are the same search); an apostrophe is not there.
     *
     * @return list<string>
     */
    private static function words(string $word): array
    {
        if (str_contains($word, '@')) {
            return [TermFolder::term($word)];
        }

        return array_map(
            static fn (string $part): string => trim(TermFolder::term($part), '._+'),
            preg_split('/[\/,;-]+/', $word) ?: [],
        );
    }

    /** J.P. is a name, unless an address begins so. */
    private static function initials(string $word): string
    {
        return preg_match('/^(?:[a-z]\.)+[a-z]$/', $word) === 1 ? str_replace('.', '', $word) : $word;
    }

    /** 0011 61 491…, 61 (0) 491… and 61 491… are one number; shorter digits may be the beginning of a PIN. */
    private static function number(string $digits): string
    {
        $digits = (string) preg_replace('/^(?:0011|00)61(?=\d{6})/', '61', $digits);

        return substr((string) preg_replace('/^610(?=\d{9}$)/', '61', $digits), 0, TermFolder::MAX_LENGTH);
    }
}
