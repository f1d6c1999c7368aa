<?php

declare(strict_types=1);

namespace App\Domain\Guides;

use App\Enums\GuideKey;
use App\Enums\GuideValue;
use Illuminate\Support\Str;

/** Reads the Markdown tables of a guide. */
final readonly class GuideTableParser
{
    /** @return list<list<list<string>>> tables, rows and cells without emphasis; the first row has the headings */
    public static function tables(string $body): array
    {
        $tables = [];
        $rows = [];
        foreach ([...explode("\n", str_replace("\r", '', $body)), ''] as $line) {
            $line = trim($line);
            if (str_starts_with($line, '|')) {
                $rows[] = self::cells($line);
            } elseif ($rows !== []) {
                // The second row is the line below the headings.
                $tables[] = [$rows[0], ...array_slice($rows, 2)];
                $rows = [];
            }
        }

        return $tables;
    }

    /**
     * The limits and thresholds of a guide's tables.
     *
     * @return array{array<string, int>, list<string>} values by GuideValue, and what is wrong
     */
    public static function values(GuideKey $guide, string $body): array
    {
        $found = [];
        foreach (self::tables($body) as $rows) {
            foreach ($rows as $row) {
                $found[mb_strtolower($row[0] ?? '')][] = $row[1] ?? '';
            }
        }

        $values = $problems = [];
        foreach (GuideValue::ofGuide($guide) as $value) {
            $cells = $found[mb_strtolower($value->label())] ?? [];
            $read = count($cells) === 1 ? $value->unit()->read($cells[0]) : null;
            $problem = match (true) {
                $cells === [] => "The row “{$value->label()}” is missing from the tables.",
                count($cells) > 1 => "The row “{$value->label()}” is in the tables more than once.",
                $read === null => "Write the value of “{$value->label()}” like {$value->unit()->write($value->initial())}, not “{$cells[0]}”.",
                $read < $value->bounds()[0] || $read > $value->bounds()[1] => "“{$value->label()}” must be between "
                    .implode(' and ', array_map($value->unit()->write(...), $value->bounds())).'.',
                default => null,
            };
            if ($problem !== null) {
                $problems[] = $problem;
            } else {
                $values[$value->value] = (int) $read;
            }
        }

        return [$values, [...$problems, ...self::contradictions($values)]];
    }

    /**
     * @param  array<string, int>  $values
     * @return list<string>
     */
    private static function contradictions(array $values): array
    {
        $problems = [];
        foreach (array_keys($values) as $key) {
            $value = GuideValue::from($key);
            $most = $value->atMost();
            if ($most !== null && isset($values[$most->value]) && $values[$key] > $values[$most->value]) {
                $problems[] = "“{$value->label()}” must not be more than “{$most->label()}”.";
            }
        }

        return $problems;
    }

    /** @return list<string> trimmed like requests, because ticking a task sends its text */
    private static function cells(string $line): array
    {
        return array_map(static fn (string $cell): string => Str::trim(str_replace(['**', '`'], '', $cell)), explode('|', trim($line, '| ')));
    }
}
