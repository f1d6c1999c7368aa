<?php

declare(strict_types=1);

namespace App\Data\Shared;

use Carbon\CarbonImmutable;

/** The user who is impersonating a colleague. */
final readonly class Impersonator
{
    public function __construct(public string $full_name, public CarbonImmutable $ends_at) {}
}
