<?php

declare(strict_types=1);

namespace App\Data\DeveloperTools;

/** The newest snapshot of a host. Bytes, or null when the host does not report them. */
final readonly class PulseServer
{
    /** @param  list<float>  $cpu_history  per cent, oldest first */
    public function __construct(
        public string $host,
        public ?float $cpu_percent,
        public ?int $memory_used,
        public ?int $memory_total,
        public ?int $disk_used,
        public ?int $disk_total,
        public array $cpu_history,
        public string $seen_at,
        /** Whether the last snapshots are missing. */
        public bool $is_silent,
    ) {}
}
