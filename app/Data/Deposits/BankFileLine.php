<?php

declare(strict_types=1);

namespace App\Data\Deposits;

use App\Enums\BankRowOutcome;
use App\Enums\PaymentRail;

/** A row of a bank file in its dry run. */
final readonly class BankFileLine
{
    public function __construct(
        /** From 1, as in a spreadsheet. */
        public int $row,
        public string $date,
        public string $description,
        public ?int $amount_cents,
        public ?PaymentRail $rail,
        public BankRowOutcome $outcome,
        /** For the screen; null for a plain new row. */
        public ?string $reason,
    ) {}
}
