<?php

declare(strict_types=1);

namespace App\Support;

/** A line of a CSV file by RFC 4180: quotes are doubled, not escaped, and it ends with CRLF. No cell is a formula. */
final readonly class CsvLine
{
    /** @param  list<int|float|string|bool|null>  $cells */
    public static function of(array $cells): string
    {
        return self::join(array_map(self::cell(...), $cells));
    }

    /** A value as it stands in a line. */
    public static function cell(int|float|string|bool|null $value): string
    {
        // Most cells of a long file end here.
        if (is_string($value) && $value !== '' && ctype_alnum($value[0]) && strpbrk($value, "\",\r\n") === false) {
            return $value;
        }
        $text = CsvCell::text($value);

        return strpbrk($text, "\",\r\n") === false ? $text : '"'.str_replace('"', '""', $text).'"';
    }

    /** @param  list<string>  $cells  each as `cell` gives it, or several of them joined */
    public static function join(array $cells): string
    {
        // A line with nothing on it would be skipped by whoever reads it.
        return ($cells === [''] ? '""' : implode(',', $cells))."\r\n";
    }
}
