<?php

declare(strict_types=1);

namespace App\Data\Clients;

/** Another client who used the same address or device. */
final readonly class IpCompanion
{
    public function __construct(public int $id, public string $full_name, public string $pin, public bool $shares_device) {}
}
