<?php

declare(strict_types=1);

namespace App\Data\Rsg;

/** A requested lift of a barred entry. The time is UTC. */
final readonly class BarredLift
{
    public function __construct(public string $requested_by, public string $requested_at, public string $reason, public bool $can_confirm) {}
}
