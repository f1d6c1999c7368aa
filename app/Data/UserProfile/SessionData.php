<?php

declare(strict_types=1);

namespace App\Data\UserProfile;

use Carbon\CarbonImmutable;

final readonly class SessionData
{
    public function __construct(
        /** Stands for the session without giving away its id. */
        public string $name,
        public string $device,
        public ?string $ip,
        public CarbonImmutable $last_used_at,
        public bool $is_current,
    ) {}
}
