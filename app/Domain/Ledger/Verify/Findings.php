<?php

declare(strict_types=1);

namespace App\Domain\Ledger\Verify;

/** The result of a verification: every problem is counted, the first of each kind are kept as examples. */
final class Findings
{
    /** @var array<string, int> by kind */
    private array $counts = [];

    /** @var array<string, list<string>> by kind */
    private array $examples = [];

    public int $transactions = 0;

    public int $entries = 0;

    /** The end of the chain. */
    public int $lastId = 0;

    public string $hash = '';

    public function __construct(private readonly int $examplesOfAKind) {}

    /** @param  string  $row  such as "Ledger transaction 12" */
    public function add(ProblemKind $kind, string $row, string $expected, string $found): void
    {
        $count = $this->counts[$kind->value] = ($this->counts[$kind->value] ?? 0) + 1;
        if ($count <= $this->examplesOfAKind) {
            $this->examples[$kind->value][] = "{$row}: expected {$expected}, found {$found}.";
        }
    }

    public function total(): int
    {
        return array_sum($this->counts);
    }

    /** @return list<array{kind: string, label: string, count: int, examples: list<string>}> in the order in which they were found */
    public function summary(): array
    {
        $summary = [];
        foreach ($this->counts as $kind => $count) {
            $summary[] = ['kind' => $kind, 'label' => ProblemKind::from($kind)->label(), 'count' => $count, 'examples' => $this->examples[$kind]];
        }

        return $summary;
    }
}
