<?php

declare(strict_types=1);

namespace App\Services\Ledger\Verify;

/** What a run of the checks found: all of it counted, the first of each kind kept. */
final class Findings
{
    /** @var array<string, int> */
    private array $counts = [];

    /** @var list<Problem> */
    private array $problems = [];

    public int $transactions = 0;

    public int $entries = 0;

    /** Where the chain ended in this run. */
    public int $lastId = 0;

    public string $hash = '';

    public function __construct(private readonly int $mostOfAKind) {}

    public function add(ProblemKind $kind, string $row, string $expected, string $found): void
    {
        $count = $this->counts[$kind->value] = ($this->counts[$kind->value] ?? 0) + 1;
        if ($count <= $this->mostOfAKind) {
            $this->problems[] = new Problem($kind, $row, $expected, $found);
        }
    }

    public function total(): int
    {
        return array_sum($this->counts);
    }

    /** @return list<Problem> the first of each kind */
    public function problems(): array
    {
        return $this->problems;
    }

    /** @return list<array{kind: string, label: string, count: int, examples: list<string>}> in the order in which they were found */
    public function summary(): array
    {
        $summary = [];
        foreach ($this->counts as $value => $count) {
            $kind = ProblemKind::from($value);
            $examples = array_filter($this->problems, static fn (Problem $problem): bool => $problem->kind === $kind);
            $summary[] = [
                'kind' => $value, 'label' => $kind->label(), 'count' => $count,
                'examples' => array_values(array_map(static fn (Problem $problem): string => $problem->text(), $examples)),
            ];
        }

        return $summary;
    }
}
