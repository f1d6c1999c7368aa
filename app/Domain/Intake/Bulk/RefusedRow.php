<?php

declare(strict_types=1);

namespace App\Domain\Intake\Bulk;

final readonly class RefusedRow
{
    public function __construct(
        /** The index in the call, from 0. */
        public int $index,
        /** The sender's identifier, when it is readable. */
        public ?string $name,
        public string $detail,
    ) {}
}
