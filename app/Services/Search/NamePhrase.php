<?php

declare(strict_types=1);

namespace App\Services\Search;

/** Quoted words of a name, which must stand beside each other in that order. */
final readonly class NamePhrase
{
    private function __construct(private string $words) {}

    /** @return list<self> none for one word, and for what holds digits or an address, which are found by their terms */
    public static function of(string $quoted): array
    {
        $words = self::folded($quoted);

        return substr_count($words, ' ') < 3 || preg_match('/[\d@]/', $quoted) === 1 ? [] : [new self($words)];
    }

    /** @param  list<string>  $names  the ways in which the person is called, each with first and last name */
    public function fits(array $names): bool
    {
        return array_filter($names, fn (string $name): bool => str_contains(self::folded($name), $this->words)) !== [];
    }

    /** ` van der berg `, so that only whole words fit. */
    private static function folded(string $text): string
    {
        $words = array_map(static fn (string $word): string => (string) preg_replace('/[^a-z0-9]/', '', $word), preg_split('/[\s\/,;-]+/', TermFolder::plain($text)) ?: []);

        return ' '.implode(' ', array_filter($words, static fn (string $word): bool => $word !== '')).' ';
    }
}
