<?php

declare(strict_types=1);

namespace App\Data\UserProfile;

final readonly class ProfileData
{
    public function __construct(
        public int $version,
        public string $first_name,
        public string $last_name,
        public string $full_name,
        public string $email,
        public string $role_title,
        /** IANA name */
        public string $timezone,
        public ?string $photo,
    ) {}
}
