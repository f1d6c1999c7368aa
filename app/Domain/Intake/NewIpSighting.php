<?php

declare(strict_types=1);

namespace App\Domain\Intake;

use Carbon\CarbonImmutable;

/** A validated sighting of a client's account at an IP address. */
final readonly class NewIpSighting
{
    public function __construct(
        public string $client_pin,
        /** Normalised, see {@see \App\Support\IpAddress}. */
        public string $ip,
        /** Empty without a known device. */
        public string $device_hash,
        public ?string $place,
        public CarbonImmutable $seen_at,
    ) {}
}
