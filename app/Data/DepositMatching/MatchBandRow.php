<?php

declare(strict_types=1);

namespace App\Data\DepositMatching;

/** Accuracy of suggestions in a band of points. */
final readonly class MatchBandRow
{
    public function __construct(
        /** Points, inclusive. */
        public int $from,
        public int $to,
        public int $sample,
        public int $right,
        public int $wrong,
        /** 0 to 1; null without decisions. */
        public ?float $precision,
        public float $lower_bound,
    ) {}
}
