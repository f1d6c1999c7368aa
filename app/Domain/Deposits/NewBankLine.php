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

    public function withReference(string $reference): self
    {
        return new self($this->rail, $reference, $this->end_to_end_id, $this->description, $this->amount_cents, $this->value_at, $this->file);
    }

    /** @return array<string, mixed> columns of `bank_lines`, without those of a file */
    public function said(): array
    {
        return array_diff_key(get_object_vars($this), ['file' => null]);
    }
}
