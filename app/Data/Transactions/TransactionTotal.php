<?php

declare(strict_types=1);

namespace App\Data\Transactions;

use App\Enums\TransactionStatus;
use App\Enums\TransactionType;

/** Total of one type and status. Amounts are cents. */
final readonly class TransactionTotal
{
    public function __construct(
        public TransactionType $type,
        public TransactionStatus $status,
        public int $count,
        /** Sum of unsigned amounts. */
        public int $amount_cents,
        /** Change of available balances. */
        public int $effect_cents,
    ) {}
}
