<?php

declare(strict_types=1);

namespace App\Events;

/** The SMS simulator accepted a message; its delivery report is due later. */
final readonly class SimulatedSmsSent
{
    public function __construct(public string $providerId, public bool $isDelivered, public int $reportAfterSeconds) {}
}
