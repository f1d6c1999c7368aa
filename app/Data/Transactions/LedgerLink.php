<?php

declare(strict_types=1);

namespace App\Data\Transactions;

/** A ledger transaction and its transaction. */
final readonly class LedgerLink
{
    public function __construct(public int $id, public int $transaction_id) {}
}
