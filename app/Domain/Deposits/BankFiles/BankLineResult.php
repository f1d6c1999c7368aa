<?php

declare(strict_types=1);

namespace App\Domain\Deposits\BankFiles;

use App\Enums\BankRowOutcome;

/** A row of a bank file with its outcome. */
final readonly class BankLineResult
{
    public function __construct(
        public StatementLine $line,
        public BankRowOutcome $outcome,
        /** For the screen; null for a plain new row. */
        public ?string $reason,
        /** Why a new row may be a duplicate. */
        public ?RowWarning $doubt = null,
        /** Reference of the line that it may repeat. */
        public ?string $repeats = null,
    ) {}
}
