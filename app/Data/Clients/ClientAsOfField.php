<?php

declare(strict_types=1);

namespace App\Data\Clients;

/** One field as it stood and as it stands, in words; null for nothing. */
final readonly class ClientAsOfField
{
    public function __construct(public string $field, public string $label, public ?string $past, public ?string $present, public bool $differs) {}
}
