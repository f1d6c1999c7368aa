<?php

declare(strict_types=1);

namespace App\Data\Clients;

/** A field's past and present value in words; null when empty. */
final readonly class ClientAsOfField
{
    public function __construct(public string $field, public string $label, public ?string $past, public ?string $present, public bool $differs) {}
}
