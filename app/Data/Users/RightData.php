<?php

declare(strict_types=1);

namespace App\Data\Users;

/** An ability or a duty. */
final readonly class RightData
{
    public function __construct(
        public string $name,
        public string $label,
        public string $description,
        public bool $needs_two_people,
    ) {}
}
