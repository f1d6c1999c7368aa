<?php

declare(strict_types=1);

namespace App\Data\Clients;

/** A break from gambling. Times are UTC. */
final readonly class TimeOutRow
{
    public function __construct(
        public int $id,
        public string $starts_at,
        public string $ends_at,
        public bool $is_in_force,
        public ?string $reason,
        public ?string $officer_name,
    ) {}
}
