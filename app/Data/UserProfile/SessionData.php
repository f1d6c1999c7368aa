<?php

declare(strict_types=1);

namespace App\Data\UserProfile;

use Carbon\CarbonImmutable;

final readonly class SessionData
{
    public function __construct(
        /** A hash of the session id, which must stay secret. */
        public string $name,
        public string $device,
        public ?string $ip,
        public CarbonImmutable $last_used_at,
        public bool $is_current,
    ) {}
}
