<?php

declare(strict_types=1);

namespace App\Support;

use Illuminate\Database\Query\Builder;

/** LIKE for user input, with explicit case and escape character, because databases differ. */
final readonly class LikeText
{
    /** @param  string  $column  never user input */
    public static function begins(Builder $query, string $column, string $text, string $boolean = 'and'): Builder
    {
        return self::like($query, $column, self::literal($text).'%', $boolean);
    }

    /** Reads every remaining row, so use it for few rows only. */
    public static function contains(Builder $query, string $column, string $text, string $boolean = 'and'): Builder
    {
        return self::like($query, $column, '%'.self::literal($text).'%', $boolean);
    }

    private static function like(Builder $query, string $column, string $pattern, string $boolean): Builder
    {
        return $query->whereRaw("lower({$column}) like ? escape '!'", [$pattern], $boolean);
    }

    private static function literal(string $text): string
    {
        return (string) preg_replace('/[%_!]/', '!$0', mb_strtolower($text));
    }
}
