<?php

declare(strict_types=1);

namespace App\Data\Clients;

/** Totals of the filtered bets in cents. Void bets are only counted. */
final readonly class BetTotals
{
    public function __construct(
        public int $count,
        public int $open_count,
        /** Stakes that the client paid. */
        public int $stake_cents,
        /** Stakes that a bonus paid. */
        public int $bonus_cents,
        public int $return_cents,
        /** Stakes that the client paid for settled bets, less all returns. */
        public int $profit_cents,
        /** The profit's share of these stakes in hundredths of a per cent; null without such stakes. */
        public ?int $margin_basis_points,
    ) {}
}
