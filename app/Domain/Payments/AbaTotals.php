<?php

declare(strict_types=1);

namespace App\Domain\Payments;

/** What a bank file adds up to, in cents. */
final readonly class AbaTotals
{
    public function __construct(
        public int $credit_cents,
        public int $debit_cents,
        /** Their difference. */
        public int $net_cents,
        /** Lines of type 1, the balancing one included. */
        public int $lines,
    ) {}
}
