<?php

declare(strict_types=1);

namespace App\Data\Clients;

/** The client form as text: empty for none, ids in digits, the date as `1986-02-04`, the mobile in Australian format. */
final readonly class ClientForm
{
    public function __construct(
        public string $first_name,
        public string $last_name,
        public string $preferred_name,
        public string $date_of_birth,
        public string $email,
        public string $mobile_e164,
        public string $address,
        public string $suburb,
        public string $state,
        public string $postcode,
        public string $status,
        public string $company_id,
        public string $account_manager_id,
        public string $affiliate_id,
    ) {}
}
