<?php

declare(strict_types=1);

namespace App\Data\Transactions;

use App\Data\Clients\HistoryEntry;
use App\Inertia\DeferProp;

/** Transactions/Show. */
final readonly class TransactionShowPage
{
    /**
     * @param  list<LedgerStep>  $steps  its ledger transactions, in order
     * @param  DeferProp<list<HistoryEntry>>  $history  of the source, newest first
     */
    public function __construct(
        public TransactionRow $transaction,
        public TransactionSummary $facts,
        public array $steps,
        public DeferProp $history,
    ) {}
}
