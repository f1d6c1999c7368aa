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

    /** @param  list<string>  $prefixes  longest first */
    private function __construct(public array $prefixes, public bool $seesContacts) {}

    /** @param  bool  $seesContacts  whether parts of phone numbers and addresses find their owners; else only the whole does */
    public static function parse(string $text, bool $seesContacts = false): self
    {
        $prefixes = [];
        $phone = '';

        foreach (explode(' ', TermFolder::plain($text)) as $word) {
            if (preg_match('/^[+(]*\d[\d().+\/-]*$/', $word) === 1) {
                $digits = TermFolder::digits($word);
                if (strlen($digits) <= self::PHONE_GROUP || str_starts_with($word, '+')) {
                    $phone .= $digits;

                    continue;
                }
                array_push($prefixes, self::number($phone), self::number($digits));
                $phone = '';

                continue;
            }
            array_push($prefixes, self::number($phone), ...self::words($word));
            $phone = '';
        }
        $prefixes[] = self::number($phone);

        $prefixes = array_values(array_unique(array_filter($prefixes, static fn (string $prefix): bool => $prefix !== '')));
        usort($prefixes, static fn (string $a, string $b): int => strlen($b) <=> strlen($a));

        return new self(array_slice($prefixes, 0, self::MAX_WORDS), $seesContacts);
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

    /** 0011 61 491…, 61 (0) 491… and 61 491… are one number; shorter digits may be the beginning of a PIN. */
    private static function number(string $digits): string
    {
        $digits = (string) preg_replace('/^(?:0011|00)61(?=\d{6})/', '61', $digits);

        return substr((string) preg_replace('/^610(?=\d{9}$)/', '61', $digits), 0, TermFolder::MAX_LENGTH);
    }
}
