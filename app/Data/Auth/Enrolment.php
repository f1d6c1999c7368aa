<?php

declare(strict_types=1);

namespace App\Data\Auth;

/** What an authenticator app has to be told. */
final readonly class Enrolment
{
    public function __construct(
        /** Base32, for typing by hand. */
        public string $secret,
        /** otpauth://, for the QR code. */
        public string $uri,
    ) {}
}
