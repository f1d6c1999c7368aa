<?php

declare(strict_types=1);

namespace App\Data\DuplicateOsko;

final readonly class DuplicateFigure
{
    public function __construct(public int $cases, public int $amount_cents) {}
}
