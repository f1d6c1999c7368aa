<?php

declare(strict_types=1);

namespace App\Data\Transactions;

use App\Enums\TransactionStatus;

/** A ledger transaction: one posting, with its place in the chain. Times are UTC. */
final readonly class LedgerStep
{
    /** @param  list<LedgerSide>  $sides */
    public function __construct(
        /** Its place in the chain. */
        public int $id,
        /** What was done: "Approved". */
        public string $title,
        public TransactionStatus $status,
        public string $status_name,
        public string $key,
        public string $occurred_at,
        public string $posted_at,
        public array $sides,
        /** What this posting takes back. */
        public ?LedgerLink $reverses,
        /** What took this posting back. */
        public ?LedgerLink $reversed_by,
        public string $hash,
        /** Whether its hash fits its content and the hash before it, worked out now. */
        public bool $is_intact,
    ) {}
}
