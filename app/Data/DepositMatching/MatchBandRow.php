<?php

declare(strict_types=1);

namespace App\Data\DepositMatching;

/** How often proposals with so many points were right. */
final readonly class MatchBandRow
{
    public function __construct(
        /** Points, both ends included. */
        public int $from,
        public int $to,
        public int $sample,
        public int $right,
        public int $wrong,
        /** 0 to 1; null while nothing was decided. */
        public ?float $precision,
        public float $lower_bound,
    ) {}
}
