<?php

declare(strict_types=1);

namespace App\Domain\Deposits\BankFiles;

use App\Domain\Deposits\NewBankLine;

/** A row of a bank file that brought money in, or that cannot be read. */
final readonly class StatementLine
{
    public function __construct(
        /** As a spreadsheet counts them, from 1. */
        public int $row,
        /** As the file has it. */
        public string $date,
        public string $description,
        public ?int $amount_cents,
        /** Null when the row cannot be read. */
        public ?NewBankLine $line,
        /** Why it cannot be read. */
        public ?string $mistake,
    ) {}

    public function withReference(string $reference): self
    {
        return new self($this->row, $this->date, $this->description, $this->amount_cents, $this->line?->withReference($reference), $this->mistake);
    }
}
