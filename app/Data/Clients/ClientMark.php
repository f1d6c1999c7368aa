<?php

declare(strict_types=1);

namespace App\Data\Clients;

/** A mark that protects a client and that no edit of the record lifts. The time is UTC. */
final readonly class ClientMark
{
    public function __construct(
        public string $name,
        public bool $is_set,
        /** Null when it is not known, as for records older than this program. */
        public ?string $at,
        public ?string $actor_name,
        /** What it means and how it came, in words. */
        public string $explanation,
    ) {}
}
