<?php

declare(strict_types=1);

namespace App\Data\DepositMatching;

use App\Inertia\DeferProp;
use Carbon\CarbonImmutable;

/** Deposits/Matching: by which evidence deposits are matched without anybody looking, and what proves it. */
final readonly class MatchingPage
{
    /**
     * @param  DeferProp<list<MatchRuleRow>>  $rules  those that match by themselves first, then by how often they were met
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
