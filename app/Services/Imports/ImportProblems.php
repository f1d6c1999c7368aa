<?php

declare(strict_types=1);

namespace App\Services\Imports;

/** What is wrong with the rows of an import, each message once, with how often and where first. */
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

    public function add(JudgedRow $judged): void
    {
        foreach ($judged->messages as $field => $message) {
            // Rows and names in a message would make each of them another one.
            $message = match (true) {
                $field !== 'row' => $message,
                str_starts_with($message, 'The same ') => 'The person stands in the file twice.',
                str_starts_with($message, 'Known already') => 'The person is known already.',
                str_starts_with($message, 'Nothing to change') => 'Nothing to change.',
                str_contains($message, ' is that of ') => 'It shares a PIN, mobile or e-mail with somebody else.',
                default => $message,
            };
            $key = "{$field} {$message}";
            if (! isset($this->problems[$key]) && count($this->problems) >= self::MOST) {
                continue;
            }
            $this->problems[$key] ??= ['field' => (string) $field, 'message' => $message, 'count' => 0, 'row_no' => $judged->row->rowNo];
            $this->problems[$key]['count']++;
        }
    }

    /** @return list<array{field: string, message: string, count: int, row_no: int}> the most frequent first */
    public function toArray(): array
    {
        $problems = array_values($this->problems);
        usort($problems, static fn (array $one, array $other): int => $other['count'] <=> $one['count'] ?: $one['row_no'] <=> $other['row_no']);

        return $problems;
    }
}
