<?php

declare(strict_types=1);

namespace App\Domain\Deposits;

use App\Domain\Deposits\BankFiles\FileRow;
use App\Enums\PaymentRail;
use Carbon\CarbonImmutable;

/** A validated bank line from the intake or a bank file. */
final readonly class NewBankLine
{
    public function __construct(
        public PaymentRail $rail,
        public string $bank_reference,
        public ?string $end_to_end_id,
        public string $description,
        public int $amount_cents,
        public CarbonImmutable $value_at,
        /** Null for a line of the bank feed. */
        public ?FileRow $file = null,
    ) {}

    /** @return array<string, mixed> columns of `bank_lines` */
    public function said(): array
    {
        return [
            'rail' => $this->rail,
            'bank_reference' => $this->bank_reference,
            'end_to_end_id' => $this->end_to_end_id,
            'description' => $this->description,
            'amount_cents' => $this->amount_cents,
            'value_at' => $this->value_at,
        ];
    }
}
