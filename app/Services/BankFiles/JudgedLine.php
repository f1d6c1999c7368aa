<?php

declare(strict_types=1);

namespace App\Services\BankFiles;

use App\Enums\BankRowOutcome;

/** A row of a bank file, and what becomes of it. */
final readonly class JudgedLine
{
    public function __construct(
        public StatementLine $line,
        public BankRowOutcome $outcome,
        /** In words; null for what is new. */
        public ?string $reason,
    ) {}
}
