<?php

declare(strict_types=1);

namespace App\Data\Clients;

/** Our cost of bonuses to a client. Amounts are cents. */
final readonly class BonusCost
{
    public function __construct(
        public int $bonus_bets,
        public int $bonus_stake_cents,
        /** Returns that bonus bets paid to the client. */
        public int $bonus_return_cents,
        public int $boosted_bets,
        /** The returns of bonus bets as a share of turnover, in hundredths of a per cent. */
        public ?int $share_basis_points,
    ) {}
}
