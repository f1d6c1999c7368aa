<?php

declare(strict_types=1);

namespace App\Data\UserProfile;

use Carbon\CarbonImmutable;

final readonly class SecurityData
{
    /**
     * @param  list<TrustedDeviceData>  $devices
     * @param  list<SessionData>  $sessions
     * @param  list<string>|null  $new_recovery_codes  shown once
     */
    public function __construct(
        public ?CarbonImmutable $password_changed_at,
        public int $password_min_length,
        public ?CarbonImmutable $totp_confirmed_at,
        public int $recovery_codes_left,
        public bool $has_few_recovery_codes,
        public ?array $new_recovery_codes,
        public array $devices,
        public array $sessions,
        public bool $can_list_sessions,
    ) {}
}
