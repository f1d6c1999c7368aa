<?php

declare(strict_types=1);

namespace App\Data\Clients;

/** A client's account manager. */
final readonly class ClientManager
{
    public function __construct(public int $id, public string $first_name, public string $full_name) {}
}
