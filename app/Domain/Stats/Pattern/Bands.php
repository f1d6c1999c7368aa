<?php

declare(strict_types=1);

namespace App\Domain\Stats\Pattern;

use App\Data\Clients\BetBand;
use App\Enums\BetStatus;

/** Counts bets by the size of their stake and by their odds. */
final readonly class Bands
{
    /** Exclusive upper bounds in cents. */
    public const STAKES = [
        'Under $10' => 1_000,
        '$10–$25' => 2_500,
        '$25–$50' => 5_000,
        '$50–$100' => 10_000,
        '$100–$250' => 25_000,
        '$250–$500' => 50_000,
        '$500–$1,000' => 100_000,
        '$1,000 and more' => PHP_INT_MAX,
    ];

    /** Exclusive upper bounds in thousandths. */
    public const ODDS = [
        'Under 1.50' => 1_500,
        '1.50–2.00' => 2_000,
        '2.00–3.00' => 3_000,
        '3.00–5.00' => 5_000,
        '5.00–10.00' => 10_000,
        '10.00 and longer' => PHP_INT_MAX,
    ];

    /** @param  list<PatternBet>  $bets */
    public static function band(string $label, array $bets): BetBand
    {
        $played = array_filter($bets, static fn (PatternBet $bet): bool => $bet->isPlayedOut());

        return new BetBand(
            label: $label,
            bets: count($bets),
            stake_cents: array_sum(array_map(static fn (PatternBet $bet): int => $bet->stakeCents, $bets)),
            settled: count($played),
            wins: count(array_filter($played, static fn (PatternBet $bet): bool => $bet->status === BetStatus::Won)),
            expected_hundredths: (int) round(100 * array_sum(array_map(static fn (PatternBet $bet): float => $bet->impliedChance(), $played))),
        );
    }

    /**
     * @param  list<PatternBet>  $bets
     * @param  non-empty-array<string, int>  $bounds
     * @param  callable(PatternBet): int  $size
     * @return list<BetBand>
     */
    public static function split(array $bets, array $bounds, callable $size): array
    {
        $parts = array_fill_keys(array_keys($bounds), []);
        foreach ($bets as $bet) {
            foreach ($bounds as $label => $bound) {
                if ($size($bet) < $bound) {
                    $parts[$label][] = $bet;
                    break;
                }
            }
        }

        return array_map(self::band(...), array_keys($parts), array_values($parts));
    }
}
