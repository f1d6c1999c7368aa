<?php

declare(strict_types=1);

namespace App\Data\Clients;

/** The sender of an RSG communication: a colleague or the client. */
final readonly class RsgSender
{
    public function __construct(public string $first_name, public string $full_name) {}
}
