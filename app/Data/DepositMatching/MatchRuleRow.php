<?php

declare(strict_types=1);

namespace App\Data\DepositMatching;

use App\Enums\MatchRuleState;
use Carbon\CarbonImmutable;

/** A kind of evidence, and how often what it proposed was right. */
final readonly class MatchRuleRow
{
    public function __construct(
        public string $signature,
        public string $label,
        /** Decisions that count. */
        public int $sample,
        public int $right,
        public int $wrong,
        /** 0 to 1; null while nothing was decided. */
        public ?float $precision,
        /** Wilson's, 0 to 1: so much is proved. */
        public float $lower_bound,
        public MatchRuleState $state,
        public ?string $stopped_by,
        public ?CarbonImmutable $stopped_at,
    ) {}
}
