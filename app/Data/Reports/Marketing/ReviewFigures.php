<?php

declare(strict_types=1);

namespace App\Data\Reports\Marketing;

/** Reviews received on one platform. */
final readonly class ReviewFigures
{
    public function __construct(public string $label, public int $received, public int $approved, public int $declined, public int $pending) {}
}
