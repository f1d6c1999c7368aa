<?php

declare(strict_types=1);

namespace App\Data\Clients;

/** Revealed contact details; empty text for none. */
final readonly class ClientContact
{
    public function __construct(public string $mobile, public string $email, public string $address) {}
}
