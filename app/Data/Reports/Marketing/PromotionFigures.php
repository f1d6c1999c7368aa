<?php

declare(strict_types=1);

namespace App\Data\Reports\Marketing;

/** Outcomes of the bonuses offered in the period, for one promotion or for all. */
final readonly class PromotionFigures
{
    public function __construct(
        /** The id, or empty for the total. */
        public string $key,
        public string $label,
        public int $offered,
        public int $claimed,
        public int $used,
        public int $expired,
        /** Credited and used bonuses, cents in AUD. */
        public int $cost_cents,
    ) {}
}
