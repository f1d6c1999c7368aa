<?php

declare(strict_types=1);

namespace App\Domain\Stats\Pattern;

use App\Data\Clients\RiskSignal;
use App\Enums\BetStatus;
use App\Support\Dollars;
use DateTimeImmutable;
use DateTimeZone;

/**
 * Warning signs in a client's betting, each a sentence with numbers. They prompt a review and decide nothing.
 *
 * Results are compared with the odds taken, because the operator sites report no closing odds.
 */
final readonly class RiskSignals
{
    private const DAY = 86_400;

    private const CHASE = ['seconds' => 3_600, 'times' => 2, 'least' => 5, 'percent' => 15];

    private const GROWTH = ['recent' => 30, 'before' => 90, 'times' => 2, 'least' => 10];

    private const SHARE = ['percent' => 50, 'least' => 10];

    private const NIGHT = ['from' => 0, 'until' => 5, 'percent' => 30, 'least' => 20];

    private const LUCK = ['deviations' => 2.5, 'least' => 50];

    public function __construct(private int $now, private DateTimeZone $zone) {}

    /**
     * @param  list<PatternBet>  $bets  oldest first, without void ones
     * @return list<RiskSignal> raised ones first
     */
    public function of(array $bets): array
    {
        $signals = [
            $this->chasing($bets), $this->growth($bets), $this->winning($bets), $this->night($bets),
            $this->share('Lives on bonuses', 'paid by a bonus', array_column($bets, 'isBonus')),
            $this->share('Takes boosted prices', 'at boosted odds', array_column($bets, 'isBoosted')),
        ];
        usort($signals, static fn (RiskSignal $one, RiskSignal $other): int => $other->is_raised <=> $one->is_raised);

        return $signals;
    }

    /** @param  list<PatternBet>  $bets */
    private function chasing(array $bets): RiskSignal
    {
        $own = array_values(array_filter($bets, static fn (PatternBet $bet): bool => ! $bet->isBonus));
        $followed = $chased = 0;
        foreach ($own as $place => $bet) {
            $next = $own[$place + 1] ?? null;
            if ($next === null || $bet->status !== BetStatus::Lost || $next->placedAt - $bet->placedAt > self::CHASE['seconds']) {
                continue;
            }
            $followed++;
            $chased += $next->stakeCents >= self::CHASE['times'] * $bet->stakeCents ? 1 : 0;
        }

        return new RiskSignal(
            'Chasing losses',
            $chased >= self::CHASE['least'] && $chased * 100 >= self::CHASE['percent'] * $followed,
            'At least '
                .self::CHASE['least'].' times, and in '.self::CHASE['percent']
                .'% of cases, the bet within an hour of a lost one has twice its stake or more.',
            $followed === 0
                ? 'No bet followed a lost one within an hour.'
                : number_format($chased)
                    .' of '
                    .number_format($followed)
                    .' bets that followed a lost one within an hour ('
                    .$this->percent($chased, $followed)
                    .').',
        );
    }

    /** @param  list<PatternBet>  $bets */
    private function growth(array $bets): RiskSignal
    {
        $recentFrom = $this->now - self::GROWTH['recent'] * self::DAY;
        $beforeFrom = $recentFrom - self::GROWTH['before'] * self::DAY;
        $own = array_filter($bets, static fn (PatternBet $bet): bool => ! $bet->isBonus && $bet->placedAt >= $beforeFrom);
        $recent = array_filter($own, static fn (PatternBet $bet): bool => $bet->placedAt >= $recentFrom);
        $before = array_diff_key($own, $recent);
        $isEnough = min(count($recent), count($before)) >= self::GROWTH['least'];
        [$now, $then] = [$this->averageStake($recent), $this->averageStake($before)];

        return new RiskSignal(
            'Growing stakes',
            $isEnough && $now >= self::GROWTH['times'] * $then,
            'The average stake of the last '.self::GROWTH['recent'].' days is at least double the average of the '
                .self::GROWTH['before'].' days before, with at least '.self::GROWTH['least'].' bets in each period.',
            $isEnough
                ? Dollars::of($now).' recently, '.Dollars::of($then).' before.'
                : 'Too few bets to compare: '.count($recent).' recently, '.count($before).' before.',
        );
    }

    /** @param  list<PatternBet>  $bets */
    private function winning(array $bets): RiskSignal
    {
        $played = array_filter($bets, static fn (PatternBet $bet): bool => $bet->isPlayedOut());
        $wins = count(array_filter($played, static fn (PatternBet $bet): bool => $bet->status === BetStatus::Won));
        $chances = array_map(static fn (PatternBet $bet): float => $bet->impliedChance(), $played);
        $expected = array_sum($chances);
        $spread = sqrt(array_sum(array_map(static fn (float $chance): float => $chance * (1 - $chance), $chances)));
        $deviations = $spread > 0 ? ($wins - $expected) / $spread : 0.0;

        return new RiskSignal(
            'Beats the odds',
            count($played) >= self::LUCK['least'] && $deviations >= self::LUCK['deviations'],
            'Over '
                .self::LUCK['least'].' bets or more, the wins lie at least '.self::LUCK['deviations']
                .' standard deviations above what the odds taken imply.',
            number_format($wins)
                .' wins of '
                .number_format(count($played))
                .' where the odds imply '
                .number_format($expected, 1)
                .' ('
                .($deviations < 0 ? '−' : '+')
                .number_format(abs($deviations), 1)
                .' deviations).',
        );
    }

    /** @param  list<PatternBet>  $bets */
    private function night(array $bets): RiskSignal
    {
        $night = count(array_filter($bets, function (PatternBet $bet): bool {
            $hour = (int) (new DateTimeImmutable("@{$bet->placedAt}"))->setTimezone($this->zone)->format('G');

            return $hour >= self::NIGHT['from'] && $hour < self::NIGHT['until'];
        }));

        return new RiskSignal(
            'Bets through the night',
            count($bets) >= self::NIGHT['least'] && $night * 100 >= self::NIGHT['percent'] * count($bets),
            self::NIGHT['percent'].'% or more of at least '.self::NIGHT['least'].' bets are placed between midnight and 5 am.',
            number_format($night).' of '.number_format(count($bets)).' bets ('.$this->percent($night, count($bets)).').',
        );
    }

    /** @param  list<bool>  $bets  whether each bet counts */
    private function share(string $title, string $what, array $bets): RiskSignal
    {
        [$part, $all] = [count(array_filter($bets)), count($bets)];

        return new RiskSignal(
            $title,
            $all >= self::SHARE['least'] && $part * 100 >= self::SHARE['percent'] * $all,
            self::SHARE['percent'].'% or more of at least '.self::SHARE['least']." bets are {$what}.",
            number_format($part).' of '.number_format($all).' bets ('.$this->percent($part, $all).').',
        );
    }

    /** @param  array<int, PatternBet>  $bets */
    private function averageStake(array $bets): int
    {
        return $bets === [] ? 0 : intdiv(array_sum(array_map(static fn (PatternBet $bet): int => $bet->stakeCents, $bets)), count($bets));
    }

    private function percent(int $part, int $all): string
    {
        return $all === 0 ? '0%' : round($part * 100 / $all).'%';
    }
}
