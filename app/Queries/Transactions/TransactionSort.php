<?php

declare(strict_types=1);

namespace App\Queries\Transactions;

use App\Queries\Lists\ListSort;

/** The orders of the transactions. */
enum TransactionSort: string implements ListSort
{
    case OccurredAt = 'occurred_at';
    case Amount = 'amount_cents';

    public function columns(): array
    {
        return match ($this) {
            self::OccurredAt => ['transactions.occurred_at'],
            // Of one amount in the order of time: the index is that of the filter by an amount.
            self::Amount => ['transactions.amount_cents', 'transactions.occurred_at'],
        };
    }

    public function isNullable(): bool
    {
        return false;
    }
}
