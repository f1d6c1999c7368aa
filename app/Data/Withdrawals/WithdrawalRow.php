<?php

declare(strict_types=1);

namespace App\Data\Withdrawals;

use App\Enums\HoldState;
use App\Enums\WithdrawalStatus;

/** A withdrawal as a row of the queue. Amounts are cents, times UTC. */
final readonly class WithdrawalRow
{
    public function __construct(
        public int $id,
        public string $reference,
        public WithdrawalClient $client,
        public int $amount_cents,
        public WithdrawalStatus $status,
        public string $requested_at,
        /** Null when the client asked. */
        public ?string $requested_by,
        public bool $needs_four_eyes,
        public HoldState $hold,
        /** How much the client's balance lacks; null where that does not matter any more. */
        public ?int $short_cents,
        public ?WithdrawalDestination $destination,
        public WithdrawalRiskSummary $facts,
        public ?string $checked_by,
        public ?string $checked_at,
        public ?string $approved_by,
        public ?string $approved_at,
        public ?string $paid_at,
        public ?string $ended_by,
        public ?string $ended_at,
        /** Why it was cancelled or declined: the reason of the list, and what was written beside it. */
        public ?string $reason,
    ) {}
}
