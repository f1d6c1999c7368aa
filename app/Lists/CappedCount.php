<?php

declare(strict_types=1);

namespace App\Lists;

/** The number of matching rows, up to the cap. */
final readonly class CappedCount
{
    public function __construct(public int $count, public bool $isCapped) {}
}
