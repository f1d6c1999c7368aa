<?php

declare(strict_types=1);

namespace App\Data\Clients;

/** A field that two people changed: to what each of them, and from what. */
final readonly class FieldConflict
{
    public function __construct(public string $field, public string $mine, public string $theirs, public string $was) {}
}
