<?php

declare(strict_types=1);

namespace App\Services\Intake\Bulk;

/** A row of a bulk call that was left out, and why. */
final readonly class RefusedRow
{
    public function __construct(
        /** Its place in the list that was sent, from 0. */
        public int $index,
        /** What the sender knows it by, when that could be read. */
        public ?string $name,
        public string $detail,
    ) {}
}
