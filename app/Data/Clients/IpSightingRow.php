<?php

declare(strict_types=1);

namespace App\Data\Clients;

/** An IP address that a client used. Times are UTC. */
final readonly class IpSightingRow
{
    /** @param  list<IpCompanion>  $companions  the first few other clients */
    public function __construct(
        public int $id,
        public string $ip,
        public ?string $place,
        public bool $has_device,
        public string $first_seen_at,
        public string $last_seen_at,
        public int $hits,
        public int $other_clients,
        public bool $other_clients_is_capped,
        public array $companions,
    ) {}
}
