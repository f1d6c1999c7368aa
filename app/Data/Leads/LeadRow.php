<?php

declare(strict_types=1);

namespace App\Data\Leads;

use App\Enums\AustralianState;
use App\Enums\LeadStatus;

/** A lead as a row of the list and a card of the board. Contact details may be masked. */
final readonly class LeadRow
{
    public function __construct(
        public int $id,
        public string $full_name,
        public ?string $mobile,
        public ?string $email,
        public ?AustralianState $state,
        public ?string $company_name,
        public ?string $company_color,
        public ?string $company_logo,
        public ?string $source,
        public LeadStatus $status,
        public ?int $owner_id,
        public ?string $owner_name,
        public ?string $next_action,
        /** The day of the business on which the next action is due. */
        public ?string $due_on,
        public bool $is_overdue,
        /** Why it was lost or barred. */
        public ?string $lost_reason,
        public ?int $client_id,
        public string $created_at,
        /** Whether the viewer may move, assign and delete it. */
        public bool $can_work,
    ) {}
}
