<?php

declare(strict_types=1);

namespace App\Data\Auth;

final readonly class TwoFactorPage
{
    /** @param  list<string>|null  $recovery_codes  shown once, in their step */
    public function __construct(
        /** @var 'enrol'|'challenge'|'recovery_codes' */
        public string $step,
        public string $email,
        public ?Enrolment $enrolment,
        public ?array $recovery_codes,
        /** The initial value of "trust this device", as chosen with the password. */
        public bool $trust_device,
        /** After too many attempts: seconds until the form can be used. */
        public ?int $throttled_for_seconds,
    ) {}
}
