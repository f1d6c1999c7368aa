<?php

declare(strict_types=1);

namespace App\Lists;

/** How many rows match, counted no further than the cap. */
final readonly class CappedCount
{
    public function __construct(public int $count, public bool $isCapped) {}
}
