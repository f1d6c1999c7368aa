<?php

declare(strict_types=1);

namespace App\Domain\Deposits\Reconciliation;

use App\Enums\TransactionStatus;
use stdClass;

/** An entry on the ledger's account of the bank. */
final readonly class BankPosting
{
    private function __construct(
        public int $ledgerId,
        public int $transactionId,
        public string $sourceType,
        public int $sourceId,
        public TransactionStatus $status,
        /** Above zero: the bank has more. */
        public int $cents,
        public string $occurredAt,
    ) {}

    public static function of(stdClass $row): self
    {
        return new self(
            (int) $row->ledger_transaction_id, (int) $row->transaction_id, $row->source_type, (int) $row->source_id, TransactionStatus::from($row->status),
            // The ledger's account of the bank falls when money comes in.
            -(int) $row->amount_cents, $row->occurred_at,
        );
    }

    /** That money of a deposit came in, also where its parts took its place. */
    public function isReceipt(): bool
    {
        return $this->sourceType === 'deposit' && in_array($this->status, [TransactionStatus::Pending, TransactionStatus::Cancelled], true);
    }

    /** A deposit that was sent back. */
    public function isReturn(): bool
    {
        return $this->sourceType === 'deposit' && $this->status === TransactionStatus::Returned;
    }

    public function isPayment(): bool
    {
        return $this->sourceType === 'withdrawal' && $this->status === TransactionStatus::Completed;
    }
}
