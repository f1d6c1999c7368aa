<?php

declare(strict_types=1);

namespace App\Data\Leads;

use App\Enums\LeadStatus;

/** The header of a lead. Times are UTC. */
final readonly class LeadHeader
{
    /** @param  list<LeadStatus>  $next_statuses  statuses that the viewer can choose */
    public function __construct(
        public int $id,
        public string $full_name,
        public LeadStatus $status,
        public ?string $company_name,
        public ?string $company_color,
        public ?string $company_logo,
        public ?int $owner_id,
        public ?string $owner_name,
        public ?string $next_action,
        public ?string $due_on,
        public bool $is_overdue,
        public ?string $lost_reason,
        public ?int $client_id,
        public ?string $converted_at,
        public ?string $converted_by,
        public string $created_at,
        public array $next_statuses,
        public bool $can_edit,
        public bool $can_work,
        public bool $can_convert,
        /** Why the viewer can't convert the lead now. Null when they can, and for a converted or barred lead. */
        public ?string $conversion_block,
        public bool $can_undo_conversion,
        public bool $can_reveal_contact,
    ) {}
}
