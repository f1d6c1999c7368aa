<?php

declare(strict_types=1);

namespace App\Data\DeveloperTools;

/** Slow requests, queries or jobs of the same kind. */
final readonly class PulseWork
{
    public function __construct(
        /** The newest one. */
        public int $id,
        public string $label,
        public int $times,
        public int $failed,
        public ?float $slowest_ms,
        public ?float $average_ms,
    ) {}
}
