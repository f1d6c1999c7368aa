<?php

declare(strict_types=1);

namespace App\Data\Users;

use App\Enums\UserStatus;

/** A colleague in the user list. Times are UTC. */
final readonly class UserRow
{
    public function __construct(
        public int $id,
        public string $full_name,
        public string $email,
        public ?string $photo,
        public string $role_title,
        public bool $is_developer_staff,
        public bool $is_executive_staff,
        public ?string $manager_name,
        public ?string $last_signed_in_at,
        public bool $has_second_factor,
        /** A colleague must confirm the removal of the authenticator app. */
        public bool $awaits_reset,
        public UserStatus $status,
    ) {}
}
