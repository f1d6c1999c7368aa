<?php

declare(strict_types=1);

namespace App\Data\Transactions;

use App\Data\Clients\RowClient;
use App\Enums\PaymentRail;
use App\Enums\TransactionStatus;
use App\Enums\TransactionType;

/** A transaction as a row of the list. Amounts are cents, times UTC. */
final readonly class TransactionRow
{
    public function __construct(
        public int $id,
        public TransactionType $type,
        /** The specification's spelling: "Bonus bet". */
        public string $type_name,
        public TransactionStatus $status,
        /** The specification's spelling: "Cancelled". */
        public string $status_name,
        /** Null for an unmatched deposit. */
        public ?RowClient $client,
        /** Negative for outgoing money of the client. */
        public int $amount_cents,
        /** Change of the client's available balance. */
        public int $effect_cents,
        /** Available balance afterwards; null unless the rows are consecutive transactions of one client. */
        public ?int $balance_cents,
        public ?PaymentRail $rail,
        public ?string $reference,
        public ?string $description,
        /** "Deposit 812". */
        public string $source_name,
        public string $occurred_at,
    ) {}
}
