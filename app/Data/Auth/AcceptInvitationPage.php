<?php

declare(strict_types=1);

namespace App\Data\Auth;

final readonly class AcceptInvitationPage
{
    public function __construct(
        public string $token,
        /** For password managers. */
        public string $email,
        public string $first_name,
        public int $min_length,
    ) {}
}
