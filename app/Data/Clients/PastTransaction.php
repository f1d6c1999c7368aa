<?php

declare(strict_types=1);

namespace App\Data\Clients;

use App\Enums\TransactionStatus;
use App\Enums\TransactionType;

/** A transaction with the status it had on a past day. Amounts are cents, times UTC. */
final readonly class PastTransaction
{
    public function __construct(
        public int $id,
        public TransactionType $type,
        public string $type_name,
        public TransactionStatus $status,
        public string $status_name,
        public int $amount_cents,
        /** Change of the available balance until then. */
        public int $effect_cents,
        public string $occurred_at,
    ) {}
}
