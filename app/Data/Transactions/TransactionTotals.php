<?php

declare(strict_types=1);

namespace App\Data\Transactions;

/** Totals of the filtered transactions. */
final readonly class TransactionTotals
{
    /** @param  list<TransactionTotal>  $lines  by type and status, without empty ones */
    public function __construct(
        public array $lines,
        /** False when there are too many to add up; the user must choose a shorter period. */
        public bool $is_added_up,
    ) {}
}
