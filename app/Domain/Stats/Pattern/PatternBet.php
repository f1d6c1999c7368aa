<?php

declare(strict_types=1);

namespace App\Domain\Stats\Pattern;

use App\Enums\BetStatus;

/** The details of a bet for its pattern. Amounts are cents. */
final readonly class PatternBet
{
    public function __construct(
        /** Seconds since 1970. */
        public int $placedAt,
        public string $sport,
        public BetStatus $status,
        public int $stakeCents,
        public int $returnCents,
        public int $oddsMilli,
        public bool $isBonus,
        public bool $isBoosted,
    ) {}

    /** The client's own stake. */
    public function ownStakeCents(): int
    {
        return $this->isBonus ? 0 : $this->stakeCents;
    }

    /** Won or lost. A cash-out ends before the result. */
    public function isPlayedOut(): bool
    {
        return $this->status === BetStatus::Won || $this->status === BetStatus::Lost;
    }

    /** The chance of winning implied by the odds, including the bookmaker's margin. */
    public function impliedChance(): float
    {
        return min(1.0, 1_000 / max(1_000, $this->oddsMilli));
    }
}
