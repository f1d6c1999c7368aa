<?php

declare(strict_types=1);

namespace App\Data\Transactions;

/** Details of a transaction beside its row. Times are UTC. */
final readonly class TransactionSummary
{
    public function __construct(
        /** Time of the current status. */
        public string $status_at,
        /** From 1; a source gets a new round when its decision is undone. */
        public int $round,
        /** Page of the source; null when the viewer can't see it. */
        public ?string $source_url,
        /** Available balance afterwards; null without a client. */
        public ?int $balance_cents,
        /** The client's previous transaction. */
        public ?int $previous_id,
        public ?int $next_id,
        public bool $can_see_client,
    ) {}
}
