<?php

declare(strict_types=1);

namespace App\Data\Clients;

/** A mark that protects a client; editing the record can't remove it. The time is UTC. */
final readonly class ClientMark
{
    public function __construct(
        public string $name,
        public bool $is_set,
        /** Null when unknown. */
        public ?string $at,
        public ?string $actor_name,
        /** The meaning and origin in words. */
        public string $explanation,
    ) {}
}
