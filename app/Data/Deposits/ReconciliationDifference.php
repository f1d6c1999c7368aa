<?php

declare(strict_types=1);

namespace App\Data\Deposits;

use App\Enums\ReconciliationDifferenceKind;

/** A difference between bank and ledger, or open work of the day. */
final readonly class ReconciliationDifference
{
    public function __construct(
        public ReconciliationDifferenceKind $kind,
        /** Positive for money in. */
        public int $amount_cents,
        /** A sentence with the line or posting. */
        public string $what,
        public string $advice,
        public bool $is_disagreement,
        public ?int $deposit_id = null,
        public ?int $transaction_id = null,
    ) {}

    public static function of(ReconciliationDifferenceKind $kind, int $cents, string $what, ?int $depositId = null, ?int $transactionId = null): self
    {
        return new self($kind, $cents, $what, $kind->advice(), $kind->isDisagreement(), $depositId, $transactionId);
    }
}
