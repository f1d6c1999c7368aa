<?php

declare(strict_types=1);

namespace App\Services\Notes;

/** People named in a text. Stored as `@[Tom Vance](user:3)`: the number says who, the name how to show it. */
final readonly class MentionText
{
    private const TOKEN = '/@\[([^\[\]\n]{1,100})\]\(user:([0-9]{1,18})\)/u';

    /** @return list<int> ids of the people, each once */
    public static function ids(string $text): array
    {
        preg_match_all(self::TOKEN, $text, $matches);

        return array_values(array_unique(array_map(intval(...), $matches[2])));
    }

    /** As one reads it: `@Tom Vance`. */
    public static function plain(string $text): string
    {
        return (string) preg_replace(self::TOKEN, '@$1', $text);
    }
}
