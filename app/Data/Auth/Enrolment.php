<?php

declare(strict_types=1);

namespace App\Data\Auth;

/** The secret of a new authenticator app. */
final readonly class Enrolment
{
    public function __construct(
        /** Base32, to type in. */
        public string $secret,
        /** otpauth://, for the QR code. */
        public string $uri,
    ) {}
}
