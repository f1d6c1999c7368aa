<?php

declare(strict_types=1);

namespace App\Domain\Stats;

/** Our margin. */
final readonly class Margin
{
    /**
     * In hundredths of a per cent, rounded: 1,250 is 12.5%. Null without stakes.
     *
     * @param  int  $settledCents  the client's own stakes of settled bets
     */
    public static function basisPoints(int $settledCents, int $returnsCents): ?int
    {
        return $settledCents === 0 ? null : (int) round(($settledCents - $returnsCents) * 10_000 / $settledCents);
    }
}
