<?php

declare(strict_types=1);

namespace App\Data\Auth;

final readonly class ForgotPasswordPage
{
    public function __construct(
        /** After too many attempts: seconds until the form can be used. */
        public ?int $throttled_for_seconds,
    ) {}
}
