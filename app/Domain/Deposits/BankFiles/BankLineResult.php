<?php

declare(strict_types=1);

namespace App\Domain\Deposits\BankFiles;

use App\Enums\BankRowOutcome;

/** A row of a bank file, and what becomes of it. */
final readonly class BankLineResult
{
    public function __construct(
        public StatementLine $line,
        public BankRowOutcome $outcome,
        /** In words; null for what is new and like nothing else. */
        public ?string $reason = null,
        /** Of a new row that may be none. */
        public ?RowWarning $doubt = null,
        /** The reference of the line that it may repeat. */
        public ?string $repeats = null,
    ) {}
}
