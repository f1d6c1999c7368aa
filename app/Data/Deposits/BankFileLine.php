<?php

declare(strict_types=1);

namespace App\Data\Deposits;

use App\Enums\BankRowOutcome;
use App\Enums\PaymentRail;

/** A row of a bank file in its dry run. */
final readonly class BankFileLine
{
    public function __construct(
        /** As a spreadsheet counts them, from 1. */
        public int $row,
        public string $date,
        public string $description,
        public ?int $amount_cents,
        public ?PaymentRail $rail,
        public BankRowOutcome $outcome,
        /** How it was judged, in words; null for what is new and like nothing else. */
        public ?string $reason,
    ) {}
}
