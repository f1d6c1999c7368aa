<?php

declare(strict_types=1);

namespace App\Services\Imports;

/** What stands between the cells of a row. */
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
            self::Pipe => 'Bar |',
        };
    }

    /** As a form sends it: the framework trims a tab away. */
    public function key(): string
    {
        return strtolower($this->name);
    }

    public static function fromKey(string $key): ?self
    {
        return array_column(array_map(static fn (self $case): array => [$case->key(), $case], self::cases()), 1, 0)[$key] ?? null;
    }

    /**
     * What Excel writes in a line of its own before the rest: `sep=;`
     *
     * @return array{self|null, int} the byte behind that line
     */
    public static function named(string $text): array
    {
        return preg_match('/\A"?sep=([^\r\n])"?[,;|\t ]*(?:\r\n|\n|\z)/i', $text, $line) === 1 ? [self::tryFrom($line[1]), strlen($line[0])] : [null, 0];
    }

    /** The one that parts the first rows into most cells, the same number in each. */
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
}
