<?php

declare(strict_types=1);

namespace App\Queries\Clients;

use App\Data\Clients\AnalyticsWindow;
use App\Data\Clients\BonusCost;
use App\Data\Clients\ClientAnalytics;
use App\Data\Clients\HourCell;
use App\Data\Clients\SportShare;
use App\Domain\Stats\Margin;
use App\Domain\Stats\Pattern\Bands;
use App\Domain\Stats\Pattern\PatternBet;
use App\Domain\Stats\Pattern\RiskSignals;
use App\Enums\BetStatus;
use App\Models\Client;
use Carbon\CarbonImmutable;
use DateTimeImmutable;
use DateTimeZone;
use Illuminate\Support\Facades\DB;

/** How one client bets, from the newest bets of the last year: one read of one index. */
final readonly class ClientAnalyticsQuery
{
    private const MONTHS = 12;

    private const MOST_BETS = 20_000;

    public function for(Client $client): ClientAnalytics
    {
        $now = CarbonImmutable::now();
        $zone = new DateTimeZone(config()->string('paddock.timezone'));
        $from = $now->subMonthsNoOverflow(self::MONTHS);
        [$bets, $isCapped] = $this->bets($client, $from);

        return new ClientAnalytics(
            window: new AnalyticsWindow($from->toIso8601ZuluString(), count($bets), self::MONTHS, self::MOST_BETS, $isCapped, $zone->getName()),
            hours: $this->hours($bets, $zone),
            sports: $this->sports($bets),
            stakes: Bands::split($bets, Bands::STAKES, static fn (PatternBet $bet): int => $bet->stakeCents),
            odds: Bands::split($bets, Bands::ODDS, static fn (PatternBet $bet): int => $bet->oddsMilli),
            win_rate: Bands::band('All bets', $bets),
            bonus: $this->bonus($bets),
            signals: (new RiskSignals($now->getTimestamp(), $zone))->of($bets),
        );
    }

    /** @return array{list<PatternBet>, bool} oldest first; whether older ones were left out */
    private function bets(Client $client, CarbonImmutable $from): array
    {
        $rows = DB::table('bets')->where('client_id', $client->id)->where('placed_at', '>=', $from)->where('status', '<>', BetStatus::Void->value)
            ->orderByDesc('placed_at')->orderByDesc('id')->limit(self::MOST_BETS + 1)
            ->get(['placed_at', 'sport', 'status', 'stake_cents', 'return_cents', 'odds_milli', 'is_bonus', 'is_boosted'])->all();
        $utc = new DateTimeZone('UTC');
        $bets = [];
        foreach (array_reverse(array_slice($rows, 0, self::MOST_BETS)) as $row) {
            $bets[] = new PatternBet(
                (new DateTimeImmutable($row->placed_at, $utc))->getTimestamp(), $row->sport, BetStatus::from($row->status), (int) $row->stake_cents,
                (int) $row->return_cents, (int) $row->odds_milli, (bool) $row->is_bonus, (bool) $row->is_boosted,
            );
        }

        return [$bets, count($rows) > self::MOST_BETS];
    }

    /**
     * @param  list<PatternBet>  $bets
     * @return list<HourCell>
     */
    private function hours(array $bets, DateTimeZone $zone): array
    {
        $counts = $stakes = [];
        foreach ($bets as $bet) {
            $place = (new DateTimeImmutable("@{$bet->placedAt}"))->setTimezone($zone)->format('N G');
            $counts[$place] = ($counts[$place] ?? 0) + 1;
            $stakes[$place] = ($stakes[$place] ?? 0) + $bet->stakeCents;
        }
        ksort($counts, SORT_NATURAL);

        return array_map(static function (string $place) use ($counts, $stakes): HourCell {
            [$weekday, $hour] = explode(' ', $place);

            return new HourCell((int) $weekday, (int) $hour, $counts[$place], $stakes[$place]);
        }, array_keys($counts));
    }

    /**
     * @param  list<PatternBet>  $bets
     * @return list<SportShare>
     */
    private function sports(array $bets): array
    {
        $sums = [];
        foreach ($bets as $bet) {
            $sums[$bet->sport] ??= ['bets' => 0, 'turnover' => 0, 'settled' => 0, 'returns' => 0];
            $sums[$bet->sport]['bets']++;
            $sums[$bet->sport]['turnover'] += $bet->ownStakeCents();
            $sums[$bet->sport]['settled'] += $bet->status->isSettled() ? $bet->ownStakeCents() : 0;
            $sums[$bet->sport]['returns'] += $bet->status->isSettled() ? $bet->returnCents : 0;
        }
        uasort($sums, static fn (array $one, array $other): int => $other['turnover'] <=> $one['turnover']);

        return array_map(static fn (string $sport, array $sum): SportShare => new SportShare(
            $sport, $sum['bets'], $sum['turnover'], $sum['settled'] - $sum['returns'], Margin::basisPoints($sum['settled'], $sum['returns']),
        ), array_map(strval(...), array_keys($sums)), array_values($sums));
    }

    /** @param  list<PatternBet>  $bets */
    private function bonus(array $bets): BonusCost
    {
        $bonus = array_filter($bets, static fn (PatternBet $bet): bool => $bet->isBonus);
        $turnover = array_sum(array_map(static fn (PatternBet $bet): int => $bet->ownStakeCents(), $bets));
        $returned = array_sum(array_map(static fn (PatternBet $bet): int => $bet->returnCents, $bonus));

        return new BonusCost(
            bonus_bets: count($bonus),
            bonus_stake_cents: array_sum(array_map(static fn (PatternBet $bet): int => $bet->stakeCents, $bonus)),
            bonus_return_cents: $returned,
            boosted_bets: count(array_filter($bets, static fn (PatternBet $bet): bool => $bet->isBoosted)),
            share_basis_points: $turnover === 0 ? null : (int) round($returned * 10_000 / $turnover),
        );
    }
}
