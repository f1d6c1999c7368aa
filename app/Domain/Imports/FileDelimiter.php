<?php

declare(strict_types=1);

namespace App\Domain\Imports;

use App\Support\PlainText;

/** The character between the cells of a row. */
enum FileDelimiter: string
{
    case Comma = ',';
    case Semicolon = ';';
    case Tab = "\t";
    case Pipe = '|';

    public function label(): string
    {
        return match ($this) {
            self::Comma => 'Comma ,',
            self::Semicolon => 'Semicolon ;',
            self::Tab => 'Tab',
            self::Pipe => 'Pipe |',
        };
    }

    /** The value in forms, because the framework trims a tab away. */
    public function key(): string
    {
        return strtolower($this->name);
    }

    public static function fromKey(string $key): ?self
    {
        return array_column(array_map(static fn (self $case): array => [$case->key(), $case], self::cases()), 1, 0)[$key] ?? null;
    }

    /**
     * Reads the line that Excel writes above the headings: `sep=;`
     *
     * @return array{self|null, int} the delimiter, and the byte after that line
     */
    public static function named(string $text): array
    {
        return preg_match('/\A"?sep=([^\r\n])"?[,;|\t ]*(?:\r\n|\n|\z)/i', $text, $line) === 1 ? [self::tryFrom($line[1]), strlen($line[0])] : [null, 0];
    }

    /** The delimiter that splits each of the first rows into the most cells. */
    public static function detect(string $text): self
    {
        $best = self::Comma;
        $bestScore = 0;
        $lines = array_slice(array_filter(explode("\n", str_replace("\r", "\n", $text))), 0, 5);

        foreach (self::cases() as $delimiter) {
            $counts = array_map(static fn (string $line): int => count(str_getcsv($line, $delimiter->value, '"', '')) - 1, $lines);
            $score = $counts === [] ? 0 : min($counts) * 100 + $counts[array_key_first($counts)];
            if ($score > $bestScore) {
                [$best, $bestScore] = [$delimiter, $score];
            }
        }

        return $best;
    }

    /**
     * The next rows of the stream, without invisible characters around a cell, as web pages and address books leave them. An empty row
     * is one empty cell.
     *
     * @param  resource  $stream
     * @return array<int, list<string>> by the byte after the row
     */
    public function rows($stream, int $count): array
    {
        $rows = [];
        // No escape character: quotes are doubled, and a backslash is only a backslash.
        while (count($rows) < $count && ($cells = fgetcsv($stream, null, $this->value, '"', '')) !== false) {
            $rows[(int) ftell($stream)] = array_map(static fn (?string $cell): string => PlainText::trim($cell ?? ''), $cells);
        }

        return $rows;
    }
}
