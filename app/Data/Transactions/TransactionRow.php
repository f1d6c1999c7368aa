<?php

declare(strict_types=1);

namespace App\Data\Transactions;

use App\Data\Clients\ClientSummary;
use App\Enums\PaymentRail;
use App\Enums\TransactionStatus;
use App\Enums\TransactionType;

/** A transaction as a row of the list. Amounts are cents, times UTC. */
final readonly class TransactionRow
{
    public function __construct(
        public int $id,
        public TransactionType $type,
        /** As the specification spells it: "Bonus bet". */
        public string $type_name,
        public TransactionStatus $status,
        /** As the specification spells it: "Cancelled". */
        public string $status_name,
        /** Null while nobody knows whose money it is. */
        public ?ClientSummary $client,
        /** With the client's eyes: what leaves them is below zero. */
        public int $amount_cents,
        /** What it changed on the client's available balance. */
        public int $effect_cents,
        /** What the client had available after it; null where the rows are not all of one client's, in order of time. */
        public ?int $balance_cents,
        public ?PaymentRail $rail,
        public ?string $reference,
        public ?string $description,
        /** "Deposit 812". */
        public string $source_name,
        public string $occurred_at,
    ) {}
}
