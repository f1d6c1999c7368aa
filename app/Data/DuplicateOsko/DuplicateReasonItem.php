<?php

declare(strict_types=1);

namespace App\Data\DuplicateOsko;

/** A reason for a duplicate or, with negative points, against it. */
final readonly class DuplicateReasonItem
{
    public function __construct(public string $words, public int $points) {}
}
