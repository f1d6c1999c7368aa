<?php

declare(strict_types=1);

namespace App\Infrastructure\Search;

use App\Support\TextNormalizer;

/** Quoted words that must follow each other in a name. */
final readonly class NamePhrase
{
    private function __construct(private string $words) {}

    /** @return list<self> empty for a single word, and for digits and email addresses, which are found by their terms */
    public static function of(string $quoted): array
    {
        $words = self::folded($quoted);

        return substr_count($words, ' ') < 3 || preg_match('/[\d@]/', $quoted) === 1 ? [] : [new self($words)];
    }

    /** @param  list<string>  $names  the person's full names */
    public function fits(array $names): bool
    {
        return array_filter($names, fn (string $name): bool => str_contains(self::folded($name), $this->words)) !== [];
    }

    /** ` van der berg `, so that only whole words match. */
    private static function folded(string $text): string
    {
        $words = array_map(
            static fn (string $word): string => (string) preg_replace('/[^a-z0-9]/', '', $word),
            preg_split('/[\s\/,;-]+/', TextNormalizer::plain($text)) ?: [],
        );

        return ' '.implode(' ', array_filter($words, static fn (string $word): bool => $word !== '')).' ';
    }
}
