<?php

declare(strict_types=1);

namespace App\Support;

/** A CSV line by RFC 4180, with doubled quotes and CRLF. Cells can't become formulas. */
final readonly class CsvLine
{
    /** Leading characters that start a formula (OWASP: CSV injection). NUL hides the rest from some readers. */
    private const FORMULA_STARTS = "=+-@\t\r\n\0\u{FF1D}\u{FF0B}\u{FF0D}\u{FF20}";

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
        $text = is_bool($value) ? ($value ? 'Yes' : '') : self::withoutFormula((string) $value);

        return strpbrk($text, "\",\r\n") === false ? $text : '"'.str_replace('"', '""', $text).'"';
    }

    /** Plain numbers stay; other text that could be a formula gets a leading apostrophe. */
    private static function withoutFormula(string $text): string
    {
        $isSafe = $text === '' || preg_match('/^-?\d+(?:\.\d+)?$/D', $text) === 1 || ! str_contains(self::FORMULA_STARTS, mb_substr($text, 0, 1));

        return $isSafe ? $text : "'{$text}";
    }

    /** @param  list<string>  $cells  from `cell`, or several of them joined */
    public static function join(array $cells): string
    {
        // Readers would skip an empty line.
        return ($cells === [''] ? '""' : implode(',', $cells))."\r\n";
    }
}
