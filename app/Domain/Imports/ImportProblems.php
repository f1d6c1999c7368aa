<?php

declare(strict_types=1);

namespace App\Domain\Imports;

/** Summary of the rows' messages: each message once, with its count and first row. */
final class ImportProblems
{
    private const MOST = 40;

    /** @var array<string, array{field: string, message: string, count: int, row_no: int}> */
    private array $problems = [];

    /** @param  array<array-key, mixed>|null  $kept */
    public static function of(?array $kept): self
    {
        $problems = new self;
        foreach ($kept ?? [] as $problem) {
            if (is_array($problem)) {
                /** @var array{field: string, message: string, count: int, row_no: int} $problem */
                $problems->problems["{$problem['field']} {$problem['message']}"] = $problem;
            }
        }

        return $problems;
    }

    public function add(RowResult $result): void
    {
        foreach ($result->messages as $field => $message) {
            // Messages that name rows or people are grouped under one text.
            $message = match (true) {
                $field !== 'row' => $message,
                str_starts_with($message, 'Duplicate of row ') => 'Duplicate row.',
                str_starts_with($message, 'Already exists') => 'This person already exists.',
                str_starts_with($message, 'No changes') => 'No changes.',
                str_contains($message, "This person can't be imported.") => 'This person is excluded and can\'t be imported.',
                str_contains($message, 'The exclusion still applies.') => 'This person is excluded. The exclusion still applies.',
                str_contains($message, ' belongs to ') => 'Shares a PIN, mobile or email with another person.',
                default => $message,
            };
            $key = "{$field} {$message}";
            if (! isset($this->problems[$key]) && count($this->problems) >= self::MOST) {
                continue;
            }
            $this->problems[$key] ??= ['field' => (string) $field, 'message' => $message, 'count' => 0, 'row_no' => $result->row->rowNo];
            $this->problems[$key]['count']++;
        }
    }

    /** @return list<array{field: string, message: string, count: int, row_no: int}> most frequent first */
    public function toArray(): array
    {
        $problems = array_values($this->problems);
        usort($problems, static fn (array $one, array $other): int => $other['count'] <=> $one['count'] ?: $one['row_no'] <=> $other['row_no']);

        return $problems;
    }
}
