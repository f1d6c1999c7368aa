<?php

declare(strict_types=1);

namespace App\Data\Clients;

use App\Enums\BetStatus;

/** A bet as a row of a client's list. Amounts are cents, times UTC. */
final readonly class BetRow
{
    public function __construct(
        public int $id,
        public string $site_name,
        public string $sport,
        public string $market,
        public string $selection,
        public BetStatus $status,
        public int $stake_cents,
        /** 2500 pays 2.50 for 1.00. */
        public int $odds_milli,
        public ?int $return_cents,
        /** Our profit: the stake, unless a bonus paid it, less the return. Null while open, and when void. */
        public ?int $profit_cents,
        public bool $is_bonus,
        public bool $is_boosted,
        public string $placed_at,
        public ?string $settled_at,
    ) {}
}
