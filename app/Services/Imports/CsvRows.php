<?php

declare(strict_types=1);

namespace App\Services\Imports;

/** Some rows of a prepared file, read from where a stream stands. */
final readonly class CsvRows
{
    /** @param  array<int, list<string>>  $rows  cells, trimmed, by the byte behind the row; an empty row is one empty cell */
    private function __construct(public array $rows) {}

    /** @param  resource  $stream  of the prepared file, read from its first byte on or sought in */
    public static function read($stream, FileDelimiter $delimiter, int $count): self
    {
        $rows = [];
        // Without an escape sign: quotes are doubled, and a backslash is only a backslash.
        while (count($rows) < $count && ($cells = fgetcsv($stream, null, $delimiter->value, '"', '')) !== false) {
            $rows[(int) ftell($stream)] = array_map(static fn (?string $cell): string => trim($cell ?? ''), $cells);
        }

        return new self($rows);
    }

    /** @param  resource  $stream */
    public static function count($stream, FileDelimiter $delimiter): int
    {
        for ($count = 0; fgetcsv($stream, null, $delimiter->value, '"', '') !== false; $count++);

        return $count;
    }

    /** The byte behind the last row, or the one that was read from when there was none. */
    public function end(int $offset): int
    {
        return array_key_last($this->rows) ?? $offset;
    }
}
