<?php

declare(strict_types=1);

namespace App\Data\Reports\Marketing;

/** What became of the bonuses offered in the period, of one promotion or of all. */
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
