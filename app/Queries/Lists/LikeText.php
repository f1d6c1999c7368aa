<?php

declare(strict_types=1);

namespace App\Queries\Lists;

use Illuminate\Database\Query\Builder;

/** LIKE for text that people type. Databases disagree on its case and on its escape character, so both are said. */
final readonly class LikeText
{
    /** @param  string  $column  of the program's own, never what was typed */
    public static function begins(Builder $query, string $column, string $text, string $boolean = 'and'): Builder
    {
        return self::like($query, $column, self::literal($text).'%', $boolean);
    }

    /** Reads every row that is left: for few of them. */
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
