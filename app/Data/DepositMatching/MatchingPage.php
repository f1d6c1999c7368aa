<?php

declare(strict_types=1);

namespace App\Data\DepositMatching;

use App\Inertia\DeferProp;
use Carbon\CarbonImmutable;

/** Deposits/Matching: matching rules and their accuracy. */
final readonly class MatchingPage
{
    /**
     * @param  DeferProp<list<MatchRuleRow>>  $rules  automatic rules first, then by number of decisions
     * @param  DeferProp<list<MatchBandRow>>  $bands  most points first
     */
    public function __construct(
        public DeferProp $rules,
        public DeferProp $bands,
        /** Nothing is matched automatically. */
        public bool $is_stopped,
        public ?string $stopped_by,
        public ?CarbonImmutable $stopped_at,
        /** 0 to 1: the lower bound that a rule needs. */
        public float $least_precision,
        public int $least_sample,
        public bool $can_switch,
    ) {}
}
