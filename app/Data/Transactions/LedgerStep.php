<?php

declare(strict_types=1);

namespace App\Data\Transactions;

use App\Enums\TransactionStatus;

/** One posting with its place in the chain. Times are UTC. */
final readonly class LedgerStep
{
    /**
     * @param  list<LedgerSide>  $sides
     * @param  array{id: int, transaction_id: int}|null  $reverses  the reversed ledger transaction
     * @param  array{id: int, transaction_id: int}|null  $reversed_by
     */
    public function __construct(
        /** Place in the chain. */
        public int $id,
        /** "Approved". */
        public string $title,
        public TransactionStatus $status,
        public string $status_name,
        public string $key,
        public string $occurred_at,
        public string $posted_at,
        public array $sides,
        public ?array $reverses,
        public ?array $reversed_by,
        public string $hash,
        /** Whether the hash matches the content and the hash before it. */
        public bool $is_intact,
    ) {}
}
