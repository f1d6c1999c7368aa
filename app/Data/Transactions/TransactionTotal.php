<?php

declare(strict_types=1);

namespace App\Data\Transactions;

use App\Enums\TransactionStatus;
use App\Enums\TransactionType;

/** The transactions of one type that stand alike. Amounts are cents. */
final readonly class TransactionTotal
{
    public function __construct(
        public TransactionType $type,
        public TransactionStatus $status,
        public int $count,
        /** Without signs. */
        public int $amount_cents,
        /** On available balances of clients. */
        public int $effect_cents,
    ) {}
}
