<?php

declare(strict_types=1);

namespace App\Data\Clients;

/** One change to a client. The time is UTC. */
final readonly class ActivityEntry
{
    /** @param  list<ActivityChange>  $changes */
    public function __construct(
        public int $id,
        public string $title,
        /** Null when the system acted. */
        public ?string $actor_name,
        /** The colleague who impersonated the actor, if any. */
        public ?string $impersonator_name,
        public ?string $ip,
        public string $at,
        public array $changes,
    ) {}
}
