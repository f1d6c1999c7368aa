<?php

declare(strict_types=1);

namespace App\Data\Clients;

/** A field that two colleagues changed: both new values and the former one. */
final readonly class FieldConflict
{
    public function __construct(public string $field, public string $mine, public string $theirs, public string $was) {}
}
