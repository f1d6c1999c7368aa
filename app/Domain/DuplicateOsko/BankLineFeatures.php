<?php

declare(strict_types=1);

namespace App\Domain\DuplicateOsko;

use App\Enums\PaymentRail;
use App\Models\BankLine;
use Carbon\CarbonImmutable;
use stdClass;

/** The compared details of a bank line. Its text is parsed once. */
final readonly class BankLineFeatures
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
        /** Null when the payment was not returned to the payer. */
        public ?CarbonImmutable $returnedAt = null,
        /** The client of the deposit; null while it is unmatched. */
        public ?int $clientId = null,
        /** A bank file row that the feed has not reported: its time is a day. */
        public bool $isOfFile = false,
    ) {
        $this->text = PaymentText::of($description, $payerName);
    }

    public static function of(BankLine $line): self
    {
        return new self(
            $line->id,
            $line->rail,
            $line->bank_reference,
            $line->end_to_end_id,
            $line->description,
            $line->payer_name,
            $line->amount_cents,
            $line->value_at,
            isOfFile: $line->isOfFile(),
        );
    }

    public static function ofRow(stdClass $row): self
    {
        return new self(
            (int) $row->id,
            PaymentRail::from($row->rail),
            $row->bank_reference,
            $row->end_to_end_id,
            $row->description,
            $row->payer_name,
            (int) $row->amount_cents,
            CarbonImmutable::parse((string) $row->value_at, 'UTC'),
            isOfFile: $row->file_reference === $row->bank_reference,
        );
    }

    public function withDeposit(?int $clientId, ?CarbonImmutable $returnedAt): self
    {
        return new self(
            $this->id,
            $this->rail,
            $this->bankReference,
            $this->endToEndId,
            $this->description,
            $this->payerName,
            $this->amountCents,
            $this->valueAt,
            $returnedAt,
            $clientId,
            $this->isOfFile,
        );
    }

    /** EFT lines of the feed have no id, and wages and rents repeat, so they are not compared. */
    public function isComparable(): bool
    {
        return $this->rail !== PaymentRail::Eft || $this->isOfFile;
    }

    /** The sender's payment id; null for the placeholders that some banks send. */
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
