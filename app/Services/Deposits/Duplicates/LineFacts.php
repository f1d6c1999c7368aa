<?php

declare(strict_types=1);

namespace App\Services\Deposits\Duplicates;

use App\Enums\PaymentRail;
use App\Models\BankLine;
use Carbon\CarbonImmutable;
use stdClass;

/** What is compared of one line of the bank, its text read once. */
final readonly class LineFacts
{
    public PaymentText $text;

    public function __construct(
        public int $id,
        public PaymentRail $rail,
        public string $bankReference,
        public ?string $endToEndId,
        public string $description,
        public ?string $payerName,
        public int $amountCents,
        public CarbonImmutable $valueAt,
        /** When the money went back to the payer; null when it did not. */
        public ?CarbonImmutable $returnedAt = null,
        /** Whose deposit it is, where that is known. */
        public ?int $clientId = null,
        private bool $isOfFile = false,
    ) {
        $this->text = PaymentText::of($description, $payerName);
    }

    public static function of(BankLine $line): self
    {
        return new self($line->id, $line->rail, $line->bank_reference, $line->end_to_end_id, $line->description, $line->payer_name, $line->amount_cents, $line->value_at, isOfFile: $line->isOfFile());
    }

    public static function ofRow(stdClass $row): self
    {
        return new self(
            (int) $row->id, PaymentRail::from($row->rail), $row->bank_reference, $row->end_to_end_id, $row->description, $row->payer_name, (int) $row->amount_cents,
            CarbonImmutable::parse((string) $row->value_at, 'UTC'), isOfFile: $row->file_reference === $row->bank_reference,
        );
    }

    public function withDeposit(?int $clientId, ?CarbonImmutable $returnedAt): self
    {
        return new self($this->id, $this->rail, $this->bankReference, $this->endToEndId, $this->description, $this->payerName, $this->amountCents, $this->valueAt, $returnedAt, $clientId, $this->isOfFile);
    }

    /** A row of a bank file that the feed has not told of: its time is a day. */
    public function isOfFile(): bool
    {
        return $this->isOfFile;
    }

    /** EFT of the feed is not looked at: it carries no id and repeats as wages and rents do. */
    public function isLookedAt(): bool
    {
        return $this->rail !== PaymentRail::Eft || $this->isOfFile();
    }

    /** The sender's id of the payment; null for the words that banks put where there is none. */
    public function paymentId(): ?string
    {
        $id = mb_strtoupper(trim((string) $this->endToEndId));

        return strlen($id) < 6 || preg_match('/\A(?:NOT ?PROVIDED|NONREF|UNKNOWN|0+|X+)\z/', $id) === 1 ? null : $id;
    }

    public function isBefore(self $other): bool
    {
        return [$this->valueAt->getTimestamp(), $this->id] < [$other->valueAt->getTimestamp(), $other->id];
    }
}
