<?php

declare(strict_types=1);

namespace Database\Seeders\Demo;

use App\Enums\BetStatus;
use Carbon\CarbonImmutable;
use Illuminate\Support\Collection;
use Illuminate\Support\Facades\DB;
use stdClass;

/**
 * A year of bets for the first few thousand clients who bet: most of them now and then, a few all the time. Evenings and
 * Saturdays are busy, each client has their own sports and stakes, and the odds are as far from fair as a bookmaker's.
 */
final class BettingYearSeeder
{
    /** More would only make seeding slower. */
    private const MOST_CLIENTS = 1_200;

    private const CHUNK = 500;

    private const DAY = 86_400;

    /** Bets per year (minimum and maximum), and the percentage of clients in that range. */
    private const HABITS = ['rarely' => [3, 12], 'weekly' => [15, 44], 'daily' => [55, 160], 'always' => [400, 950]];

    private const HABIT_WEIGHTS = ['rarely' => 66, 'weekly' => 25, 'daily' => 8, 'always' => 1];

    private const HOURS = [
        12 => 8,
        13 => 10,
        14 => 12,
        15 => 12,
        16 => 10,
        17 => 9,
        18 => 11,
        19 => 14,
        20 => 13,
        21 => 9,
        22 => 5,
        23 => 3,
        0 => 2,
        1 => 1,
        8 => 2,
        9 => 3,
        10 => 4,
        11 => 6,
    ];

    private const SPORTS = [
        'Horse racing' => [
            ['Flemington R7 – Win', ['Without A Fight', 'Gold Trip', 'Vauban']],
            ['Randwick R5 – Place', ['Think About It', 'Mazu', 'Overpass']],
            ['Eagle Farm R4 – Win', ['Antino', 'Zoustyle', 'Alligator Blood']],
        ],
        'AFL' => [
            ['Collingwood v Carlton – Head to head', ['Collingwood', 'Carlton']],
            ['Geelong v Sydney – Line', ['Geelong -6.5', 'Sydney +6.5']],
        ],
        'NRL' => [
            ['Storm v Panthers – Line', ['Storm +4.5', 'Panthers -4.5']],
            ['Broncos v Cowboys – First try', ['Walsh', 'Cobbo', 'Drinkwater']],
        ],
        'Greyhounds' => [
            ['The Meadows R9 – Win', ['Wow She’s Fast', 'Orchestrate']],
            ['Wentworth Park R3 – Win', ['Zipping Kyrgios', 'Good Odds Cash']],
        ],
        'Cricket' => [['Australia v India – Match odds', ['Australia', 'India', 'Draw']]],
        'Soccer' => [['Sydney FC v Victory – Result', ['Sydney FC', 'Draw', 'Victory']]],
        'Tennis' => [['Australian Open – Match winner', ['De Minaur', 'Alcaraz', 'Sinner']]],
    ];

    /** @var list<int> Unix times of local midnights, by days ago */
    private array $midnights;

    private int $now;

    public function run(): void
    {
        $today = CarbonImmutable::now(config()->string('paddock.timezone'))->startOfDay();
        $this->now = CarbonImmutable::now()->getTimestamp();
        $this->midnights = array_map(static fn (int $ago): int => $today->subDays($ago)->getTimestamp(), range(0, 366));
        $left = self::MOST_CLIENTS;

        DB::table('clients')->join('site_accounts', 'site_accounts.client_id', '=', 'clients.id')->whereNotNull('clients.last_bet_at')
            ->select(['clients.id', 'clients.pin', 'clients.first_name', 'clients.last_bet_at', 'clients.created_at', 'site_accounts.operator_site_id'])
            ->chunkById(self::CHUNK, function (Collection $clients) use (&$left): bool {
                $clients = $clients->take($left);
                DB::transaction(fn () => $this->write($clients));
                $left -= $clients->count();

                return $left > 0;
            }, 'clients.id', 'id');
    }

    /** @param  Collection<int, stdClass>  $clients */
    private function write(Collection $clients): void
    {
        $this->openMoreAccounts($clients);
        $accounts = DB::table('site_accounts')->whereIn('client_id', $clients->pluck('id'))->orderBy('id')->get(['id', 'client_id'])
            ->groupBy('client_id')->map(static fn (Collection $of): array => array_values(array_map(intval(...), $of->pluck('id')->all())))->all();

        $bets = [];
        foreach ($clients as $client) {
            foreach ($this->bets($client, $accounts[$client->id]) as $bet) {
                $bets[] = $bet;
                if (count($bets) === self::CHUNK) {
                    DB::table('bets')->insert($bets);
                    $bets = [];
                }
            }
        }
        DB::table('bets')->insert($bets);
    }

    /** @param  Collection<int, stdClass>  $clients */
    private function openMoreAccounts(Collection $clients): void
    {
        $sites = DB::table('operator_sites')->orderBy('id')->pluck('id')->all();
        $accounts = [];
        foreach ($clients as $client) {
            $dice = new Dice($client->id * 29 + 11);
            $others = array_values(array_diff($sites, [$client->operator_site_id]));
            for ($more = $dice->between(1, 3); $more > 0; $more--) {
                $site = array_splice($others, $dice->between(0, count($others) - 1), 1)[0];
                $accounts[] = [
                    'client_id' => $client->id,
                    'operator_site_id' => $site,
                    'username' => mb_strtolower($client->first_name).$client->pin,
                    'balance_cents' => $dice->between(2_000, 150_000),
                    'status' => $dice->weighted(['open' => 85, 'limited' => 7, 'suspended' => 4, 'closed' => 4]),
                    'created_at' => $client->created_at,
                    'updated_at' => $client->created_at,
                ];
            }
        }
        DB::table('site_accounts')->insert($accounts);
    }

    /**
     * @param  list<int>  $accounts
     * @return iterable<array<string, mixed>>
     */
    private function bets(stdClass $client, array $accounts): iterable
    {
        $dice = new Dice($client->id * 31 + 13);
        [$least, $most] = self::HABITS[$dice->weighted(self::HABIT_WEIGHTS)];
        $last = (int) strtotime("{$client->last_bet_at} UTC");
        $first = max((int) strtotime("{$client->created_at} UTC"), $this->now - 365 * self::DAY);
        $favourites = [$dice->weighted(['Horse racing' => 45, 'AFL' => 20, 'NRL' => 15, 'Greyhounds' => 12, 'Cricket' => 8]), ...array_keys(self::SPORTS)];
        $usual = $dice->pick([500, 1_000, 1_000, 2_000, 2_500, 5_000, 5_000, 10_000, 25_000]);
        $place = 0;

        for ($left = $dice->between($least, $most); $left > 0;) {
            $at = $this->moment($dice);
            for ($sitting = min($left, $dice->between(1, 3)); $sitting > 0; $sitting--, $left--) {
                $at += $dice->between(180, 1_500);
                if ($at < $last && $at > $first) {
                    yield $this->bet(
                        $client->id,
                        $dice->chance(70) ? $accounts[0] : $dice->pick($accounts),
                        $place++,
                        $dice->chance(55) ? $favourites[0] : $dice->pick($favourites),
                        $at,
                        $usual,
                        $dice,
                    );
                }
            }
        }
    }

    /** More in recent months and on Saturdays. */
    private function moment(Dice $dice): int
    {
        $ago = intdiv($dice->between(0, 1_000) ** 2 * 360, 1_000_000);
        if ($dice->chance(40)) {
            $ago = max(0, $ago + ((int) gmdate('N', $this->midnights[$ago] + self::DAY / 2) - 6));
        }

        return $this->midnights[min($ago, 365)] + (int) $dice->weighted(self::HOURS) * 3_600 + $dice->between(0, 3_000);
    }

    /** @return array<string, mixed> */
    private function bet(int $clientId, int $accountId, int $place, string $sport, int $at, int $usual, Dice $dice): array
    {
        [$market, $selections] = $dice->pick(self::SPORTS[$sport]);
        $stake = max(100, intdiv($usual * $dice->pick([40, 60, 80, 100, 100, 100, 150, 200, 400]), 10_000) * 100);
        $odds = $dice->pick([1_300, 1_550, 1_800, 1_910, 2_050, 2_400, 2_900, 3_500, 4_600, 6_000, 9_000, 15_000]);
        // The odds pay back 92 or 93 cents in the dollar on average.
        $fate = $dice->between(1, 100);
        $status = match (true) {
            $at > $this->now - 3 * 3_600 => BetStatus::Open,
            $fate <= 2 => BetStatus::Void,
            $fate <= 4 => BetStatus::CashedOut,
            $dice->between(1, 1_000_000) <= intdiv(925_000_000, $odds) => BetStatus::Won,
            default => BetStatus::Lost,
        };

        return [
            'site_account_id' => $accountId,
            'client_id' => $clientId,
            'external_id' => "DEMO-Y{$clientId}-{$place}",
            'sport' => $sport,
            'market' => $market,
            'selection' => $dice->pick($selections),
            'stake_cents' => $stake,
            'odds_milli' => $odds,
            'return_cents' => match ($status) {
                BetStatus::Open => null,
                BetStatus::Lost => 0,
                BetStatus::Won => intdiv($stake * $odds, 1_000),
                BetStatus::Void => $stake,
                BetStatus::CashedOut => intdiv($stake * 7, 10),
            },
            'placed_at' => gmdate('Y-m-d H:i:s', $at), 'settled_at' => $status === BetStatus::Open ? null : gmdate('Y-m-d H:i:s', $at + 7_200),
            'is_bonus' => $dice->chance(6), 'is_boosted' => $dice->chance(5), 'status' => $status->value,
            'created_at' => gmdate('Y-m-d H:i:s', $at), 'updated_at' => gmdate('Y-m-d H:i:s', $at),
        ];
    }
}
