<?php

declare(strict_types=1);

namespace App\Data\Auth;

final readonly class ResetPasswordPage
{
    public function __construct(
        public string $token,
        /** Whose password it is, so that password managers file it rightly. */
        public string $email,
        public int $min_length,
    ) {}
}
