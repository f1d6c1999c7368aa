<?php

declare(strict_types=1);

namespace App\Data\Transactions;

/** What the page of one transaction says beside its row. Times are UTC. */
final readonly class TransactionSummary
{
    public function __construct(
        /** When it came to stand as it does. */
        public string $status_at,
        /** How often its source has begun again, from 1: a deposit whose match was undone waits again. */
        public int $round,
        /** Where the source is shown, for those who may see it. */
        public ?string $source_url,
        /** What the client had available after it; null without a client. */
        public ?int $balance_cents,
        /** The client's transaction before this one. */
        public ?int $previous_id,
        public ?int $next_id,
        /** Whether this viewer may open the client. */
        public bool $can_see_client,
    ) {}
}
