<?php

declare(strict_types=1);

namespace App\Data\Services;

/** A colleague who can own a credential. */
final readonly class OwnerChoice
{
    public function __construct(public int $id, public string $full_name) {}
}
