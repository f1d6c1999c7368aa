<?php

declare(strict_types=1);

namespace App\Data\Bonus;

use App\Enums\SkippingRuleStatus;

/** An exception to a bonus rule. Times are UTC. */
final readonly class SkippingRuleRow
{
    public function __construct(
        public int $id,
        public int $client_id,
        public string $full_name,
        public string $pin,
        public string $promotion_title,
        public int $rule_version,
        public string $reason,
        public SkippingRuleStatus $status,
        /** Requested or approved, but over. */
        public bool $is_expired,
        /** The rule has a newer version, which this does not skip. */
        public bool $is_outdated,
        public string $until_at,
        public ?string $requester_name,
        public ?string $approver_name,
        public ?string $ender_name,
        public ?string $end_reason,
        public string $created_at,
        public bool $can_approve,
        public bool $can_end,
        /** Ending the viewer's own request withdraws it. */
        public bool $is_own,
    ) {}
}
