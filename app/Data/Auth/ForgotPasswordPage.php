<?php

declare(strict_types=1);

namespace App\Data\Auth;

final readonly class ForgotPasswordPage
{
    public function __construct(
        /** After too many attempts: how long the form stays shut. */
        public ?int $throttled_for_seconds,
    ) {}
}
