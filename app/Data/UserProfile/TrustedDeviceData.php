<?php

declare(strict_types=1);

namespace App\Data\UserProfile;

use Carbon\CarbonImmutable;

final readonly class TrustedDeviceData
{
    public function __construct(
        public int $id,
        public string $name,
        public ?string $ip,
        public ?CarbonImmutable $last_used_at,
        public CarbonImmutable $expires_at,
        public bool $is_current,
    ) {}
}
