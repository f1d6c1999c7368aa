<?php

declare(strict_types=1);

namespace App\Data\Rsg;

/** Counts above the barred lists, of all entries. */
final readonly class BarredTotals
{
    public function __construct(
        public int $active_count,
        public int $ending_count,
        public int $client_count,
        public int $review_count,
        public int $lift_count,
    ) {}
}
