<?php

declare(strict_types=1);

namespace App\Data\Clients;

use App\Enums\BonusClaimStatus;

/** A bonus of a client as a row. Amounts are cents, times UTC. */
final readonly class BonusClaimRow
{
    /** @param  list<BonusClaimStatus>  $next  the next statuses that the viewer may choose */
    public function __construct(
        public int $id,
        public string $promotion_title,
        public int $amount_cents,
        public BonusClaimStatus $status,
        public bool $is_approved,
        public ?string $explanation,
        public ?string $reason,
        public ?string $requested_by,
        public ?string $approved_by,
        public string $offered_at,
        public ?string $claimed_at,
        public ?string $credited_at,
        public ?string $used_at,
        public ?string $reversed_at,
        public ?string $expires_at,
        public bool $can_approve,
        public array $next,
    ) {}
}
