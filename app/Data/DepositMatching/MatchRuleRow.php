<?php

declare(strict_types=1);

namespace App\Data\DepositMatching;

use App\Enums\MatchRuleState;
use Carbon\CarbonImmutable;

/** A matching rule and its accuracy. */
final readonly class MatchRuleRow
{
    public function __construct(
        public string $signature,
        public string $label,
        /** Counted decisions. */
        public int $sample,
        public int $right,
        public int $wrong,
        /** 0 to 1; null without decisions. */
        public ?float $precision,
        /** Wilson's lower bound, 0 to 1. */
        public float $lower_bound,
        public MatchRuleState $state,
        public ?string $stopped_by,
        public ?CarbonImmutable $stopped_at,
    ) {}
}
