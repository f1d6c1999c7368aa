<?php

declare(strict_types=1);

namespace Database\Seeders\Demo;

use App\Enums\BetStatus;
use App\Enums\OperatorPlatform;
use App\Models\Client;
use Carbon\CarbonImmutable;
use Illuminate\Support\Collection;
use Illuminate\Support\Facades\DB;

/** Site accounts, recent bets, IP addresses and BetStop notices. */
final class BettingSeeder
{
    private const CHUNK = 500;

    private const SITES = [
        ['Genweb One', 'genweb-one', OperatorPlatform::Genweb],
        ['Genweb Two', 'genweb-two', OperatorPlatform::Genweb],
        ['Sportsbet', 'sportsbet', OperatorPlatform::Sportsbet],
        ['Harbour Punt', 'harbour-punt', OperatorPlatform::Other],
        ['Top Rail', 'top-rail', OperatorPlatform::Other],
    ];

    private const MARKETS = [
        ['Horse racing', 'Flemington R7 – Win', ['Without A Fight', 'Gold Trip', 'Vauban']],
        ['Horse racing', 'Randwick R5 – Place', ['Think About It', 'Mazu', 'Overpass']],
        ['AFL', 'Collingwood v Carlton – Head to head', ['Collingwood', 'Carlton']],
        ['NRL', 'Storm v Panthers – Line', ['Storm +4.5', 'Panthers -4.5']],
        ['Greyhounds', 'The Meadows R9 – Win', ['Wow She’s Fast', 'Orchestrate']],
        ['Cricket', 'Australia v India – Match odds', ['Australia', 'India', 'Draw']],
    ];

    private CarbonImmutable $now;

    /** @var list<int> */
    private array $sites;

    public function run(): void
    {
        $this->now = CarbonImmutable::now();
        foreach (self::SITES as [$name, $slug, $platform]) {
            DB::table('operator_sites')->insert([
                'name' => $name,
                'slug' => $slug,
                'platform' => $platform->value,
                'created_at' => $this->now,
                'updated_at' => $this->now,
            ]);
        }
        $this->sites = array_values(DB::table('operator_sites')->orderBy('id')->pluck('id')->all());

        Client::query()->whereNotNull('last_bet_at')->select(['id', 'pin', 'first_name', 'last_bet_at', 'created_at'])
            ->chunkById(self::CHUNK, fn (Collection $clients) => DB::transaction(fn () => $this->write($clients)));
    }

    /** @param  Collection<int, Client>  $clients */
    private function write(Collection $clients): void
    {
        $accounts = $sightings = [];
        foreach ($clients as $client) {
            $dice = new Dice($client->id * 19 + 5);
            $accounts[] = [
                'client_id' => $client->id,
                'operator_site_id' => $dice->pick($this->sites),
                'username' => mb_strtolower($client->first_name).$client->pin,
                'balance_cents' => $dice->chance(60) ? $dice->between(0, 90_000) : 0,
                'status' => $dice->weighted(['open' => 80, 'limited' => 12, 'suspended' => 4, 'closed' => 4]),
                'created_at' => $client->created_at,
                'updated_at' => $client->created_at,
            ];
            $sightings[] = [
                'client_id' => $client->id,
                'ip' => '203.0.'.$dice->between(113, 120).'.'.$dice->between(1, 254),
                'place' => $dice->pick(['Melbourne VIC', 'Sydney NSW', 'Brisbane QLD', 'Perth WA']),
                'device_hash' => hash('xxh128', "device {$client->id}"),
                'first_seen_at' => $client->created_at,
                'last_seen_at' => $client->last_bet_at,
                'hits' => $dice->between(1, 400),
                'created_at' => $client->created_at,
                'updated_at' => $client->created_at,
            ];
        }
        DB::table('site_accounts')->insert($accounts);
        DB::table('ip_sightings')->insert($sightings);
        $this->bets($clients);
    }

    /** @param  Collection<int, Client>  $clients */
    private function bets(Collection $clients): void
    {
        $accounts = DB::table('site_accounts')->whereIn('client_id', $clients->pluck('id'))->pluck('id', 'client_id');
        $bets = [];
        foreach ($clients as $client) {
            $dice = new Dice($client->id * 23 + 7);
            $came = $client->created_at->getTimestamp();
            for ($place = 0, $count = $dice->between(1, 4); $place < $count; $place++) {
                $bets[] = $this->bet($client, $came, (int) $accounts[$client->id], $place, $dice);
            }
        }
        foreach (array_chunk($bets, self::CHUNK) as $chunk) {
            DB::table('bets')->insert($chunk);
        }
    }

    /** @return array<string, mixed> the first one placed at the client's last bet, the others before */
    private function bet(Client $client, int $came, int $accountId, int $place, Dice $dice): array
    {
        [$sport, $market, $selections] = $dice->pick(self::MARKETS);
        $at = ($client->last_bet_at ?? $this->now)->subMinutes($place * $dice->between(30, 4_000));
        if ($at->getTimestamp() < $came) {
            $at = $client->created_at->addMinutes(60 - $place);
        }
        $stake = $dice->between(5, 400) * 100;
        $odds = $dice->between(110, 2_600) * 10;
        $status = $at->isAfter($this->now->subHours(3)) ? BetStatus::Open : $this->fate($odds, $dice);

        return [
            'site_account_id' => $accountId,
            'client_id' => $client->id,
            'external_id' => "DEMO-{$client->id}-{$place}",
            'sport' => $sport,
            'market' => $market,
            'selection' => $dice->pick($selections),
            'stake_cents' => $stake,
            'odds_milli' => $odds,
            'return_cents' => $this->returned($status, $stake, $odds),
            'placed_at' => $at,
            'settled_at' => $status === BetStatus::Open ? null : $at->addHours(2),
            'is_bonus' => $dice->chance(6),
            'is_boosted' => $dice->chance(4),
            'status' => $status->value,
            'created_at' => $at,
            'updated_at' => $at,
        ];
    }

    /** Long odds seldom win: on average they pay back 92 or 93 cents in the dollar. */
    private function fate(int $odds, Dice $dice): BetStatus
    {
        $roll = $dice->between(1, 1_000);

        return match (true) {
            $roll <= 20 => BetStatus::Void,
            $roll <= 40 => BetStatus::CashedOut,
            $roll <= 40 + intdiv(888_000, $odds) => BetStatus::Won,
            default => BetStatus::Lost,
        };
    }

    private function returned(BetStatus $status, int $stake, int $odds): ?int
    {
        return match ($status) {
            BetStatus::Open => null,
            BetStatus::Lost => 0,
            BetStatus::Won => intdiv($stake * $odds, 1_000),
            BetStatus::Void => $stake,
            BetStatus::CashedOut => intdiv($stake, 2),
        };
    }
}
