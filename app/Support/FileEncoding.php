<?php

declare(strict_types=1);

namespace App\Support;

enum FileEncoding: string
{
    case Utf8 = 'UTF-8';
    case Utf16Le = 'UTF-16LE';
    case Utf16Be = 'UTF-16BE';
    case Windows1252 = 'Windows-1252';

    public function label(): string
    {
        return match ($this) {
            self::Utf8 => 'UTF-8',
            self::Utf16Le => 'UTF-16 (Excel’s “Unicode text”)',
            self::Utf16Be => 'UTF-16, big-endian',
            self::Windows1252 => 'Windows-1252 (older Windows programs)',
        };
    }

    public function mark(): string
    {
        return match ($this) {
            self::Utf8 => "\xEF\xBB\xBF",
            self::Utf16Le => "\xFF\xFE",
            self::Utf16Be => "\xFE\xFF",
            self::Windows1252 => '',
        };
    }

    public function isWide(): bool
    {
        return $this === self::Utf16Le || $this === self::Utf16Be;
    }

    /** @param  string  $head  the start of the file; `$isUtf8` covers the whole file */
    public static function detect(string $head, bool $isUtf8): self
    {
        foreach ([self::Utf8, self::Utf16Le, self::Utf16Be] as $encoding) {
            if (str_starts_with($head, $encoding->mark())) {
                return $encoding;
            }
        }

        // In UTF-16, every second byte of Latin letters is NUL.
        $pairs = str_split(substr($head, 0, 200), 2);
        $half = count($pairs) / 2;

        return match (true) {
            count(array_filter($pairs, static fn (string $pair): bool => ($pair[1] ?? '') === "\0")) > $half => self::Utf16Le,
            count(array_filter($pairs, static fn (string $pair): bool => $pair[0] === "\0")) > $half => self::Utf16Be,
            default => $isUtf8 ? self::Utf8 : self::Windows1252,
        };
    }
}
