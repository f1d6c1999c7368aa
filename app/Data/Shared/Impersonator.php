<?php

declare(strict_types=1);

namespace App\Data\Shared;

use Carbon\CarbonImmutable;

/** Who really sits at the keyboard while somebody is impersonated. */
final readonly class Impersonator
{
    public function __construct(public string $full_name, public CarbonImmutable $ends_at) {}
}
