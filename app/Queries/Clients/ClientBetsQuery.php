<?php

declare(strict_types=1);

namespace App\Queries\Clients;

use App\Data\Clients\BetFilterChoices;
use App\Data\Clients\BetRow;
use App\Data\Clients\BetTotals;
use App\Data\Lists\Choice;
use App\Data\Lists\ListMeta;
use App\Enums\BetStatus;
use App\Models\Client;
use App\Queries\Lists\ListOrder;
use App\Queries\Lists\ListReader;
use App\Queries\Lists\ListState;
use App\Queries\Lists\UtcTime;
use App\Services\Stats\Margin;
use App\Services\Stats\MonthlySums;
use Generator;
use Illuminate\Database\Query\Builder;
use Illuminate\Support\Facades\DB;
use stdClass;

/** The bets of one client. Filters, counts and totals are answered by one index, however many bets there are. */
final readonly class ClientBetsQuery
{
    public function __construct(private ListReader $reader) {}

    /** @return array{list<BetRow>, ListMeta} */
    public function page(Client $client, BetFilters $filters, ListState $state): array
    {
        $filtered = $this->filtered($client, $filters);
        $page = $this->reader->page($this->withColumns($filtered), 'bets.id', $state);

        return [array_map($this->row(...), $page->rows), $this->reader->meta($filtered, $page, $state)];
    }

    /** @return Generator<int, BetRow> every bet of the filter, for an export */
    public function all(Client $client, BetFilters $filters, ListOrder $order): Generator
    {
        foreach ($this->reader->all($this->withColumns($this->filtered($client, $filters)), 'bets.id', $order) as $row) {
            yield $this->row($row);
        }
    }

    public function totals(Client $client, BetFilters $filters): BetTotals
    {
        $settled = MonthlySums::settled('bets.status');
        $void = BetStatus::Void->value;
        /** @var stdClass $sums an aggregate always has one row */
        $sums = $this->filtered($client, $filters)
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

    public function choices(Client $client): BetFilterChoices
    {
        $sites = DB::table('site_accounts')->join('operator_sites', 'operator_sites.id', '=', 'site_accounts.operator_site_id')
            ->where('site_accounts.client_id', $client->id)->orderBy('operator_sites.name')->get(['operator_sites.id', 'operator_sites.name']);
        $sports = DB::table('bets')->where('client_id', $client->id)->distinct()->orderBy('sport')->pluck('sport');

        return new BetFilterChoices(
            array_values($sites->map(static fn (stdClass $site): Choice => new Choice((string) $site->id, $site->name))->all()),
            array_values($sports->map(static fn (string $sport): Choice => new Choice($sport, $sport))->all()),
        );
    }

    private function filtered(Client $client, BetFilters $filters): Builder
    {
        return $filters->apply(DB::table('bets')->where('bets.client_id', $client->id), $client->id);
    }

    private function withColumns(Builder $bets): Builder
    {
        return (clone $bets)
            ->join('site_accounts', 'site_accounts.id', '=', 'bets.site_account_id')
            ->join('operator_sites', 'operator_sites.id', '=', 'site_accounts.operator_site_id')
            ->select([
                'bets.id', 'operator_sites.name as site_name', 'bets.sport', 'bets.market', 'bets.selection', 'bets.status', 'bets.stake_cents',
                'bets.odds_milli', 'bets.return_cents', 'bets.is_bonus', 'bets.is_boosted', 'bets.placed_at', 'bets.settled_at',
            ]);
    }

    private function row(stdClass $row): BetRow
    {
        $status = BetStatus::from($row->status);
        $return = $row->return_cents === null ? null : (int) $row->return_cents;
        $stakePaid = (bool) $row->is_bonus ? 0 : (int) $row->stake_cents;

        return new BetRow(
            id: (int) $row->id,
            site_name: $row->site_name,
            sport: $row->sport,
            market: $row->market,
            selection: $row->selection,
            status: $status,
            stake_cents: (int) $row->stake_cents,
            odds_milli: (int) $row->odds_milli,
            return_cents: $return,
            profit_cents: $status->isSettled() ? $stakePaid - ($return ?? 0) : null,
            is_bonus: (bool) $row->is_bonus,
            is_boosted: (bool) $row->is_boosted,
            placed_at: (string) UtcTime::iso($row->placed_at),
            settled_at: UtcTime::iso($row->settled_at),
        );
    }
}
