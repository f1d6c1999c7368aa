<?php

declare(strict_types=1);

namespace App\Data\Rsg;

final readonly class RsgDay
{
    public function __construct(
        /** YYYY-MM-DD in the viewer's time zone. */
        public string $day,
        public int $value,
    ) {}
}
