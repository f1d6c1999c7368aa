<?php

declare(strict_types=1);

namespace App\Data\Clients;

/** A client's money at the end of a past day, in cents. */
final readonly class PastMoney
{
    /** @param  list<PastTransaction>  $transactions  the latest until then, newest first */
    public function __construct(
        public int $available_cents,
        /** For requested withdrawals. */
        public int $held_cents,
        /** Transfers that were sent and not confirmed. */
        public int $in_transit_cents,
        public array $transactions,
    ) {}
}
