<?php

declare(strict_types=1);

namespace App\Support;

/** A CSV line by RFC 4180, with doubled quotes and CRLF. Cells can't become formulas. */
final readonly class CsvLine
{
    /** @param  list<int|float|string|bool|null>  $cells */
    public static function of(array $cells): string
    {
        return self::join(array_map(self::cell(...), $cells));
    }

    /** An escaped value. */
    public static function cell(int|float|string|bool|null $value): string
    {
        // Most cells need no escaping.
        if (is_string($value) && $value !== '' && ctype_alnum($value[0]) && strpbrk($value, "\",\r\n") === false) {
            return $value;
        }
        $text = CsvCell::text($value);

        return strpbrk($text, "\",\r\n") === false ? $text : '"'.str_replace('"', '""', $text).'"';
    }

    /** @param  list<string>  $cells  from `cell`, or several of them joined */
    public static function join(array $cells): string
    {
        // Readers would skip an empty line.
        return ($cells === [''] ? '""' : implode(',', $cells))."\r\n";
    }
}
