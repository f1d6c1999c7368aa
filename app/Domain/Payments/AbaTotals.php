<?php

declare(strict_types=1);

namespace App\Domain\Payments;

/** Totals of a bank file, in cents. */
final readonly class AbaTotals
{
    public function __construct(
        public int $credit_cents,
        public int $debit_cents,
        /** Their difference. */
        public int $net_cents,
        /** Lines of type 1, including the balancing one. */
        public int $lines,
    ) {}
}
