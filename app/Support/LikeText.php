<?php

declare(strict_types=1);

namespace App\Support;

use Illuminate\Database\Query\Builder;
use Illuminate\Database\Query\Grammars\SQLiteGrammar;

/** LIKE for user input, with explicit case and escape character, because databases differ. */
final readonly class LikeText
{
    /** SQLite's own lower() changes only A to Z, so its connections have a function for the letters of every script. */
    public const SQLITE_LOWER = 'unicode_lower';

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

    /**
     * One of the columns contains the text.
     *
     * @param  list<string>  $columns  never user input
     */
    public static function anyContains(Builder $query, array $columns, string $text): Builder
    {
        return $query->where(static function (Builder $any) use ($columns, $text): void {
            foreach ($columns as $column) {
                self::contains($any, $column, $text, 'or');
            }
        });
    }

    /**
     * Each word begins the first or the last name.
     *
     * @param  string  $table  never user input
     */
    public static function names(Builder $query, string $table, string $text): Builder
    {
        return $query->where(static function (Builder $all) use ($table, $text): void {
            foreach (preg_split('/[\s,]+/', $text, flags: PREG_SPLIT_NO_EMPTY) ?: [] as $word) {
                $all->where(
                    static fn (Builder $either): Builder => self::begins(
                        self::begins($either, "{$table}.first_name", $word),
                        "{$table}.last_name",
                        $word,
                        'or',
                    ),
                );
            }
        });
    }

    private static function like(Builder $query, string $column, string $pattern, string $boolean): Builder
    {
        // Slower, so only for a text that needs it.
        $lower = $query->getGrammar() instanceof SQLiteGrammar && ! mb_check_encoding($pattern, 'ASCII') ? self::SQLITE_LOWER : 'lower';

        return $query->whereRaw("{$lower}({$column}) like ? escape '!'", [$pattern], $boolean);
    }

    private static function literal(string $text): string
    {
        return (string) preg_replace('/[%_!]/', '!$0', mb_strtolower($text));
    }
}
