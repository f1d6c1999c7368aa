<?php

declare(strict_types=1);

namespace App\Services\Intake;

use App\Enums\BetStatus;
use Carbon\CarbonImmutable;

/** A bet as an operator site reported it, checked. */
final readonly class NewBet
{
    public function __construct(
        public string $external_id,
        /** The site's slug. */
        public string $operator_site,
        public string $username,
        public string $sport,
        public string $market,
        public string $selection,
        public int $stake_cents,
        public int $odds_milli,
        public BetStatus $status,
        public ?int $return_cents,
        public CarbonImmutable $placed_at,
        /** Null exactly while the bet is open. */
        public ?CarbonImmutable $settled_at,
        public bool $is_bonus,
        public bool $is_boosted,
    ) {}

    /**
     * Whether this report says more than what is known. Reports arrive in any order: a settled bet never opens again, and
     * of two settlements the later one holds.
     */
    public function supersedes(BetStatus $knownStatus, ?CarbonImmutable $knownSettledAt): bool
    {
        return match (true) {
            $knownStatus === BetStatus::Open => true,
            $this->settled_at === null => false,
            default => $knownSettledAt === null || $this->settled_at->greaterThanOrEqualTo($knownSettledAt),
        };
    }
}
