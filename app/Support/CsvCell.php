<?php

declare(strict_types=1);

namespace App\Support;

/** A value that spreadsheets can't run as a formula (OWASP: CSV injection). */
final readonly class CsvCell
{
    /** Leading characters that start a formula. NUL hides the rest from some readers. */
    private const FORMULA_STARTS = "=+-@\t\r\n\0\u{FF1D}\u{FF0B}\u{FF0D}\u{FF20}";

    /** Plain numbers stay; other text that could be a formula gets a leading apostrophe. */
    public static function text(int|float|string|bool|null $value): string
    {
        if (is_bool($value)) {
            return $value ? 'Yes' : '';
        }

        $text = (string) $value;
        if ($text === '' || preg_match('/^-?\d+(?:\.\d+)?$/D', $text) === 1) {
            return $text;
        }

        return str_contains(self::FORMULA_STARTS, mb_substr($text, 0, 1)) ? "'{$text}" : $text;
    }
}
