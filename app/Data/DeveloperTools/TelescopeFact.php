<?php

declare(strict_types=1);

namespace App\Data\DeveloperTools;

/** A line of an entry. */
final readonly class TelescopeFact
{
    public function __construct(public string $term, public ?string $details) {}
}
