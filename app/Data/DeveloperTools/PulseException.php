<?php

declare(strict_types=1);

namespace App\Data\DeveloperTools;

/** Exceptions of one class, thrown at one place. */
final readonly class PulseException
{
    public function __construct(
        /** The newest one. */
        public int $id,
        public string $label,
        public ?string $at,
        public int $times,
        public string $last_at,
    ) {}
}
