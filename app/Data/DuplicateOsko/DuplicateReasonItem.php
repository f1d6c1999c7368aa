<?php

declare(strict_types=1);

namespace App\Data\DuplicateOsko;

/** What speaks for a repeat, or, below zero, against it. */
final readonly class DuplicateReasonItem
{
    public function __construct(public string $words, public int $points) {}
}
