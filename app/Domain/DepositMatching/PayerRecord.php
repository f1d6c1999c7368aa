<?php

declare(strict_types=1);

namespace App\Domain\DepositMatching;

/** How often a payer has paid for one client. */
final readonly class PayerRecord
{
    public function __construct(
        /** Approvals in force. */
        public int $seen,
        /** Undone approvals. */
        public int $undone,
        /** Approvals for other clients. */
        public int $seenOfOthers,
        /** Known by PayID, not only by name. */
        public bool $isByPayId,
    ) {}

    /** Between 0 and 1: the client's share of the payer's payments, reduced after a single payment. */
    public function weight(): float
    {
        $all = $this->seen + $this->undone + $this->seenOfOthers;

        return $all === 0 || $this->seen === 0 ? 0.0 : ($this->seen - min($this->seen, $this->undone)) / $all * min(1.0, 0.6 + 0.2 * $this->seen);
    }
}
