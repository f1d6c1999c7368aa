<?php

declare(strict_types=1);

namespace App\Services\Deposits\Matching;

/** How often a payer's money was one client's before. */
final readonly class PayerRecord
{
    public function __construct(
        /** Approvals that stand. */
        public int $seen,
        /** Approvals that were wrong. */
        public int $undone,
        /** Approvals of the same payer for other clients. */
        public int $seenOfOthers,
        /** Also by its PayID, and not the name alone. */
        public bool $isByPayId,
    ) {}

    /** From 0 to 1: how much of what the payer sent was this client's, less while it was seen but once. */
    public function weight(): float
    {
        $all = $this->seen + $this->undone + $this->seenOfOthers;

        return $all === 0 || $this->seen === 0 ? 0.0 : ($this->seen - min($this->seen, $this->undone)) / $all * min(1.0, 0.6 + 0.2 * $this->seen);
    }
}
