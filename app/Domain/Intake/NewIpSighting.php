<?php

declare(strict_types=1);

namespace App\Domain\Intake;

use Carbon\CarbonImmutable;

/** An address that a client's account was used from, as the intake received it and checked it. */
final readonly class NewIpSighting
{
    public function __construct(
        public string $client_pin,
        /** In its one notation, see {@see \App\Support\IpAddress}. */
        public string $ip,
        /** Empty when the sender knows no device. */
        public string $device_hash,
        public ?string $place,
        public CarbonImmutable $seen_at,
    ) {}
}
