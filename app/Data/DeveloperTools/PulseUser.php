<?php

declare(strict_types=1);

namespace App\Data\DeveloperTools;

/** Estimated requests of a user. */
final readonly class PulseUser
{
    public function __construct(
        /** Null for requests without a signed-in user. */
        public ?int $id,
        public ?string $name,
        public int $requests,
    ) {}
}
