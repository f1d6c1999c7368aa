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
        /** Null when the client requested it. */
        public ?string $requested_by,
        public bool $needs_dual_approval,
        public HoldState $hold,
        /** Shortfall of the client's balance; null when it no longer matters. */
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
        /** Reason of the cancellation or decline, with its note. */
        public ?string $reason,
    ) {}
}
