<?php

declare(strict_types=1);

namespace App\Domain\Notes;

/** Mentions in a text, stored as `@[Tom Vance](user:3)`: user id and shown name. */
final readonly class MentionText
{
    private const TOKEN = '/@\[([^\[\]\n]{1,100})\]\(user:([0-9]{1,18})\)/u';

    /** @return list<int> distinct user ids */
    public static function ids(string $text): array
    {
        preg_match_all(self::TOKEN, $text, $matches);

        return array_values(array_unique(array_map(intval(...), $matches[2])));
    }

    /** The text with mentions as `@Tom Vance`. */
    public static function plain(string $text): string
    {
        return (string) preg_replace(self::TOKEN, '@$1', $text);
    }

    /** The text with mentions as `@Tom Vance (colleague 3)`, because two colleagues can have one name. */
    public static function numbered(string $text): string
    {
        return (string) preg_replace(self::TOKEN, '@$1 (colleague $2)', $text);
    }
}
