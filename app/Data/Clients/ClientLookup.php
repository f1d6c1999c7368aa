<?php

declare(strict_types=1);

namespace App\Data\Clients;

/** A client suggested by the command palette. */
final readonly class ClientLookup
{
    public function __construct(
        public int $id,
        public string $full_name,
        public string $pin,
        public string $company_name,
        public string $url,
    ) {}
}
