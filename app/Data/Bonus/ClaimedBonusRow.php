<?php

declare(strict_types=1);

namespace App\Data\Bonus;

use App\Enums\BonusClaimStatus;

/** A bonus that a client claimed, or one to approve. Times are UTC. */
final readonly class ClaimedBonusRow
{
    public function __construct(
        public int $id,
        public int $client_id,
        public string $full_name,
        public string $pin,
        public string $company_name,
        public string $company_color,
        public ?string $company_logo,
        public string $promotion_title,
        public int $amount_cents,
        public BonusClaimStatus $status,
        public bool $is_approved,
        public ?string $claimed_at,
        public ?string $credited_at,
        public ?string $approver_name,
        public string $offered_at,
        public ?string $requester_name,
    ) {}
}
