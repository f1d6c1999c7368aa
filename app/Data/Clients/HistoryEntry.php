<?php

declare(strict_types=1);

namespace App\Data\Clients;

/** One audited change of a client. The time is UTC. */
final readonly class HistoryEntry
{
    /** @param  list<HistoryChange>  $changes */
    public function __construct(
        public int $id,
        public string $title,
        /** Null when the system acted. */
        public ?string $actor_name,
        /** The colleague who impersonated the actor, if any. */
        public ?string $impersonator_name,
        public string $at,
        public array $changes,
    ) {}
}
