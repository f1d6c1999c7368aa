<?php

declare(strict_types=1);

namespace App\Data\Clients;

/** Bets whose stake or odds lie within some bounds. */
final readonly class BetBand
{
    public function __construct(
        public string $label,
        public int $bets,
        public int $stake_cents,
        /** Bets that were won or lost. */
        public int $settled,
        public int $wins,
        /** Wins that the odds taken imply, in hundredths of a win. */
        public int $expected_hundredths,
    ) {}
}
