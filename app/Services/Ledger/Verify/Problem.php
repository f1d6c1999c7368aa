<?php

declare(strict_types=1);

namespace App\Services\Ledger\Verify;

/** One thing that does not add up: which row, what it should say, what it says. */
final readonly class Problem
{
    /** @param  string  $row  such as 'Ledger transaction 12' */
    public function __construct(
        public ProblemKind $kind,
        public string $row,
        public string $expected,
        public string $found,
    ) {}

    public function text(): string
    {
        return "{$this->row}: expected {$this->expected}, found {$this->found}.";
    }
}
