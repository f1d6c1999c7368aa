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

    /** @return array<string, int> by the value of their kind */
    public function counts(): array
    {
        return $this->counts;
    }

    /** @return list<Problem> */
    public function problems(): array
    {
        return $this->problems;
    }
}
