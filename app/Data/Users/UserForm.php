<?php

declare(strict_types=1);

namespace App\Data\Users;

/** The user form as text: '' for empty, ids in digits, the mobile in national format. */
final readonly class UserForm
{
    public function __construct(
        public string $first_name = '',
        public string $last_name = '',
        public string $email = '',
        public string $mobile_e164 = '',
        public string $phone_extension = '',
        public string $role_id = '',
        public string $manager_id = '',
        public string $timezone = '',
        public bool $is_developer_staff = false,
        public bool $is_executive_staff = false,
    ) {}
}
