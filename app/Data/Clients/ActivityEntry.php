<?php

declare(strict_types=1);

namespace App\Data\Clients;

/** One thing that was done about a client. The time is UTC. */
final readonly class ActivityEntry
{
    /** @param  list<ActivityChange>  $changes */
    public function __construct(
        public int $id,
        public string $title,
        /** Null when the system acted. */
        public ?string $actor_name,
        /** Who really sat there, when the actor was impersonated. */
        public ?string $impersonator_name,
        public ?string $ip,
        public string $at,
        public array $changes,
    ) {}
}
