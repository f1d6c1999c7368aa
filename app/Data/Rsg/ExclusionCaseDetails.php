<?php

declare(strict_types=1);

namespace App\Data\Rsg;

use App\Enums\ExclusionCaseStatus;

/** An exclusion case. Times are UTC. */
final readonly class ExclusionCaseDetails
{
    public function __construct(
        public int $id,
        public string $full_name,
        /** Such as "BetStop, Barred". */
        public string $reasons,
        public ExclusionCaseStatus $status,
        public ?int $owner_id,
        public ?string $owner_name,
        public string $due_at,
        public bool $is_overdue,
        public string $created_at,
        /** Null while records are being frozen. */
        public ?string $enforced_at,
        public ?string $completed_at,
        public ?string $lift_reason,
        public ?string $lift_requested_by_name,
        public ?string $lift_requested_at,
        /** The end of the waiting period. */
        public ?string $lift_from,
        /** Whether the viewer requested it, so that a colleague must confirm. */
        public bool $is_own_lift_request,
        public bool $is_lift_due,
        public ?string $lifted_by_name,
        public ?string $lifted_at,
    ) {}
}
