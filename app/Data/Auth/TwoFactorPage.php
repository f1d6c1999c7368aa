<?php

declare(strict_types=1);

namespace App\Data\Auth;

final readonly class TwoFactorPage
{
    /** @param  list<string>|null  $recovery_codes  in the step that shows them, once */
    public function __construct(
        /** @var 'enrol'|'challenge'|'recovery_codes' */
        public string $step,
        public string $email,
        public ?Enrolment $enrolment,
        public ?array $recovery_codes,
        /** What "trust this device" starts with: the choice made beside the password. */
        public bool $trust_device,
        /** After too many attempts: how long the form stays shut. */
        public ?int $throttled_for_seconds,
    ) {}
}
