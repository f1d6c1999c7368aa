<?php

declare(strict_types=1);

namespace App\Data\Clients;

/** Contact details that were revealed for a moment; empty for none. */
final readonly class ClientContact
{
    public function __construct(public string $mobile, public string $email, public string $address) {}
}
