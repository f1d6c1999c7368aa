<?php

declare(strict_types=1);

namespace App\Domain\Ledger;

use App\Enums\BetStatus;
use App\Enums\TransactionType;
use App\Models\Bet;
use Carbon\CarbonImmutable;

/** The parts of a bet that decide its postings. */
final readonly class BetState
{
    private function __construct(
        public TransactionType $type,
        public int $stakeCents,
        public BetStatus $status,
        /** For a void bet its stake. */
        public int $returnCents,
        public CarbonImmutable $placedAt,
        public ?CarbonImmutable $settledAt,
    ) {}

    public static function of(Bet $bet): self
    {
        return new self(
            match (true) {
                $bet->is_bonus => TransactionType::BonusBet,
                $bet->is_boosted => TransactionType::BoostedBet,
                default => TransactionType::Bet,
            },
            $bet->stake_cents,
            $bet->status,
            $bet->status === BetStatus::Void ? $bet->stake_cents : (int) $bet->return_cents,
            $bet->placed_at,
            $bet->settled_at,
        );
    }

    public function isOpen(): bool
    {
        return $this->status === BetStatus::Open;
    }

    public function isPlacedLike(self $other): bool
    {
        return $this->type === $other->type && $this->stakeCents === $other->stakeCents;
    }

    public function isSettledLike(self $other): bool
    {
        return $this->isOpen() === $other->isOpen()
            && $this->returnCents === $other->returnCents
            && ($this->status === BetStatus::Void) === ($other->status === BetStatus::Void);
    }
}
