<?php

declare(strict_types=1);

namespace App\Data\Deposits;

/** A day at the bank by the ledger, and what the bank's lines come to. All amounts are cents. */
final readonly class ReconciliationFigures
{
    public function __construct(
        public int $opening_cents,
        public int $in_cents,
        /** As an amount above zero. */
        public int $out_cents,
        public int $closing_cents,
        public int $lines,
        public int $line_cents,
        /** All of the day, also those that are not shown. */
        public int $differences,
        /** Those on which the bank and the ledger do not agree. */
        public int $disagreements,
    ) {}
}
