<?php

declare(strict_types=1);

namespace App\Data\Messages;

/** A row of a file that names no client. */
final readonly class BlastSkippedRow
{
    public function __construct(
        /** 1 is the first below the headings */
        public int $row,
        public string $reason,
    ) {}
}
