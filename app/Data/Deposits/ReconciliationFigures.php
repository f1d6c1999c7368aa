<?php

declare(strict_types=1);

namespace App\Data\Deposits;

/** Figures of a day in the ledger and of its bank lines. Amounts are cents. */
final readonly class ReconciliationFigures
{
    public function __construct(
        public int $opening_cents,
        public int $in_cents,
        /** A positive amount. */
        public int $out_cents,
        public int $closing_cents,
        public int $lines,
        public int $line_cents,
        /** All differences of the day, including hidden ones. */
        public int $differences,
        /** Differences on which bank and ledger disagree. */
        public int $disagreements,
        /** Changes with any difference, so that a day is closed with the differences that the user saw. */
        public string $differences_digest,
    ) {}
}
