<?php

declare(strict_types=1);

namespace App\Data\Transactions;

/** What all transactions of the filter come to. */
final readonly class TransactionTotals
{
    /** @param  list<TransactionTotal>  $lines  by type and status, those that there are */
    public function __construct(
        public array $lines,
        /** False where adding up would read too much; a shorter period is then to be chosen. */
        public bool $is_added_up,
    ) {}
}
