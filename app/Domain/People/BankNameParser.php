<?php

declare(strict_types=1);

namespace App\Domain\People;

/** Reads people's names from bank texts: `MR E J WALSH`, `WALSH, EMMA`, `EMMA & JOHN WALSH`. */
final readonly class BankNameParser
{
    private const TITLES = ['mr', 'mrs', 'ms', 'miss', 'mx', 'dr', 'prof'];

    private const BUSINESS = '/\b(?:pty|ltd|limited|trust|trustee|super|smsf|inc|holdings|investments|sons|builders?|building|plumbing|electrical|constructions?|services|enterprises)\b/iu';

    private const FOR_ANOTHER = '/\b(?:estate|obo|atf|on\s+behalf)\b/iu';

    /** Words that banks write around a name. */
    private const NOISE = [
        'payment',
        'payments',
        'from',
        'deposit',
        'deposits',
        'osko',
        'npp',
        'fast',
        'transfer',
        'transfers',
        'direct',
        'credit',
        'payid',
        'pay',
        'id',
        'ref',
        'reference',
        'to',
        'the',
        'account',
        'acct',
        'internet',
        'banking',
        'mobile',
        'online',
        'received',
        'inward',
        'eft',
        'and',
        'for',
        'by',
        'via',
        'tfr',
        'trf',
        'dep',
        'de',
        'bsb',
        'bet',
        'betting',
        'punting',
        'top',
        'up',
    ];

    /** More words are not a name, and comparing them would be slow. */
    private const MAX_WORDS = 6;

    public static function isBusiness(string $text): bool
    {
        return preg_match(self::BUSINESS, $text) === 1;
    }

    /** An estate, or one person on behalf of another. */
    public static function actsForAnother(string $text): bool
    {
        return preg_match(self::FOR_ANOTHER, $text) === 1;
    }

    /** A payer name as the bank gives it, without titles. */
    public static function payer(string $name): PersonName
    {
        $words = PersonName::split($name);
        while (count($words) > 2 && in_array($words[0], [...self::TITLES, 'master'], true)) {
            array_shift($words);
        }

        return PersonName::fromWords(array_slice($words, 0, self::MAX_WORDS));
    }

    /** The words of a description that could be a name. */
    public static function description(string $text): PersonName
    {
        $words = PersonName::split((string) preg_replace('/\S+@\S+/', ' ', $text));
        $names = array_filter(
            $words,
            static fn (string $word): bool => preg_match('/\d/', $word) !== 1
                && strlen($word) > 1
                && ! in_array($word, self::NOISE, true),
        );

        return PersonName::fromWords(array_slice(array_values($names), 0, self::MAX_WORDS));
    }

    /** @return list<PersonName> each person in the text; people named by given name alone get the client's surname when another person has it */
    public static function people(string $text, PersonName $client): array
    {
        $titles = '/\b(?:'.implode('|', self::TITLES).')\b\.?/iu';
        $parts = preg_split('/\s*(?:&|\+|\/|;|\band\b)\s*/iu', (string) preg_replace($titles, ' ', $text)) ?: [];
        $surname = $client->surname();
        $people = array_merge(...array_map(static fn (string $part): array => self::betweenCommas($part, $surname), $parts));
        $isShared = array_filter($people, static fn (array $words): bool => array_diff($surname, $words) === []) !== [];

        return array_map(static function (array $words) use ($isShared, $surname): PersonName {
            $isGivenNameOnly = count(array_filter($words, static fn (string $word): bool => strlen($word) > 1)) <= 1;

            return PersonName::fromWords($isShared && $isGivenNameOnly ? array_values(array_unique([...$words, ...$surname])) : $words);
        }, $people);
    }

    /**
     * `Mary Walsh, John Smith` are two people. In `Walsh, John` the surname belongs to the name that follows.
     *
     * @param  list<string>  $surname  of the client
     * @return list<list<string>>
     */
    private static function betweenCommas(string $part, array $surname): array
    {
        $people = [];
        $last = null;
        foreach (array_map(PersonName::split(...), explode(',', $part)) as $words) {
            if ($last !== null && ($last === $surname || ($words === $surname && count($last) === 1 && $people === []))) {
                $people[] = [...$last, ...$words];
                $last = null;
            } elseif ($words !== []) {
                $people = $last === null ? $people : [...$people, $last];
                $last = $words;
            }
        }

        return $last === null ? $people : [...$people, $last];
    }
}
