<?php

declare(strict_types=1);

namespace App\Queries\Clients;

use App\Data\Clients\BetTotals;
use App\Data\Lists\Choice;
use App\Domain\Stats\Margin;
use App\Domain\Stats\MonthlySums;
use App\Enums\BetStatus;
use App\Lists\Clients\BetList;
use App\Lists\ListContext;
use App\Lists\ListParameters;
use App\Models\Client;
use App\Models\User;
use Illuminate\Support\Facades\DB;
use stdClass;

/** The totals of a client's bets and the choices of their filters. */
final readonly class ClientBetsQuery
{
    public function __construct(private BetList $list) {}

    public function totals(Client $client, User $viewer, ListParameters $parameters): BetTotals
    {
        $settled = MonthlySums::settled('bets.status');
        $void = BetStatus::Void->value;
        /** @var stdClass $sums an aggregate always has one row */
        $sums = $this->list->matching($parameters, new ListContext($viewer, $client))
            ->selectRaw('count(*) as bets')
            ->selectRaw("coalesce(sum(case when bets.status = 'open' then 1 else 0 end), 0) as open_bets")
            ->selectRaw("coalesce(sum(case when bets.is_bonus or bets.status = '{$void}' then 0 else bets.stake_cents end), 0) as stake_cents")
            ->selectRaw("coalesce(sum(case when bets.is_bonus and bets.status <> '{$void}' then bets.stake_cents else 0 end), 0) as bonus_cents")
            ->selectRaw("coalesce(sum(case when bets.is_bonus then 0 when {$settled} then bets.stake_cents else 0 end), 0) as settled_cents")
            ->selectRaw("coalesce(sum(case when {$settled} then bets.return_cents else 0 end), 0) as return_cents")
            ->first();

        return new BetTotals(
            count: (int) $sums->bets,
            open_count: (int) $sums->open_bets,
            stake_cents: (int) $sums->stake_cents,
            bonus_cents: (int) $sums->bonus_cents,
            return_cents: (int) $sums->return_cents,
            profit_cents: (int) $sums->settled_cents - (int) $sums->return_cents,
            margin_basis_points: Margin::basisPoints((int) $sums->settled_cents, (int) $sums->return_cents),
        );
    }

    /** @return array{site: list<Choice>, sport: list<Choice>} */
    public function choices(Client $client): array
    {
        $sites = DB::table('site_accounts')->join('operator_sites', 'operator_sites.id', '=', 'site_accounts.operator_site_id')
            ->where('site_accounts.client_id', $client->id)->orderBy('operator_sites.name')->get(['operator_sites.id', 'operator_sites.name']);
        $sports = DB::table('bets')->where('client_id', $client->id)->distinct()->orderBy('sport')->pluck('sport');

        return [
            'site' => array_values($sites->map(static fn (stdClass $site): Choice => new Choice((string) $site->id, $site->name))->all()),
            'sport' => array_values($sports->map(static fn (string $sport): Choice => new Choice($sport, $sport))->all()),
        ];
    }
}
