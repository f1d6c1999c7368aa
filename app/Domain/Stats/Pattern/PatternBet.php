<?php

declare(strict_types=1);

namespace App\Domain\Stats\Pattern;

use App\Enums\BetStatus;

/** What of a bet its pattern is read from. Amounts are cents. */
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

    /** The stake that the client paid. */
    public function ownStakeCents(): int
    {
        return $this->isBonus ? 0 : $this->stakeCents;
    }

    /** Won or lost: what the odds said something about. A cash-out ends before that. */
    public function isPlayedOut(): bool
    {
        return $this->status === BetStatus::Won || $this->status === BetStatus::Lost;
    }

    /** The chance of a win that the odds imply, the bookmaker's margin still in it. */
    public function impliedChance(): float
    {
        return min(1.0, 1_000 / max(1_000, $this->oddsMilli));
    }
}
