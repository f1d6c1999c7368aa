<?php

declare(strict_types=1);

namespace App\Data\Leads;

/** The lead form as text: '' for empty, ids in digits, dates like `1986-02-04`, the mobile in national format. */
final readonly class LeadForm
{
    public function __construct(
        public string $first_name,
        public string $last_name,
        public string $date_of_birth,
        public string $email,
        public string $mobile_e164,
        public string $address,
        public string $suburb,
        public string $state,
        public string $postcode,
        public string $company_id,
        public string $source,
        public string $owner_id,
        public string $next_action,
        public string $next_action_due_at,
    ) {}
}
