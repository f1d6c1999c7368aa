<?php

declare(strict_types=1);

namespace App\Domain\Intake;

use App\Enums\BetStatus;
use Carbon\CarbonImmutable;

/** A validated bet from a bookmaker. */
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
        /** Null while the bet is open. */
        public ?CarbonImmutable $settled_at,
        public bool $is_bonus,
        public bool $is_boosted,
    ) {}

    /**
     * Whether this report is newer than the stored bet. Reports arrive in any order: a settled bet never reopens, and the later
     * of two settlements counts.
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
