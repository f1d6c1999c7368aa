<?php

declare(strict_types=1);

namespace App\Queries\Clients;

use App\Data\Clients\ClientFigures;
use App\Data\Clients\MonthFigures;
use App\Data\Lists\Choice;
use App\Domain\Stats\Margin;
use App\Domain\Stats\MonthlySums;
use App\Domain\Stats\StatMonths;
use App\Models\Client;
use Illuminate\Support\Collection;
use Illuminate\Support\Facades\DB;
use stdClass;

/** The monthly figures of one client: a read of at most months × sites rows by their key. */
final readonly class ClientStatsQuery
{
    public function figures(Client $client, int $months, ?int $siteId): ClientFigures
    {
        $keys = StatMonths::last($months)->keys();
        $rows = DB::table('client_monthly_stats')
            ->leftJoin('operator_sites', 'operator_sites.id', '=', 'client_monthly_stats.operator_site_id')
            ->where('client_id', $client->id)
            ->whereBetween('month', [$keys[0], $keys[count($keys) - 1]])
            ->get(['client_monthly_stats.*', 'operator_sites.name as site_name']);
        $shown = $siteId === null ? $rows : $rows->where('operator_site_id', $siteId);
        $byMonth = $shown->groupBy(static fn (stdClass $row): string => substr((string) $row->month, 0, 10));

        return new ClientFigures(
            months: array_map(fn (string $month): MonthFigures => $this->sum($month, $byMonth->get($month, collect()), $siteId), $keys),
            sites: array_values($shown->where('operator_site_id', '<>', MonthlySums::NO_SITE)->groupBy('operator_site_id')
                ->map(fn (Collection $rows, int $id): MonthFigures => $this->sum($rows->first()->site_name ?? '', $rows, $id))
                ->sortByDesc('turnover_cents')->all()),
            total: $this->sum('', $shown, $siteId),
            time_zone: config()->string('paddock.timezone'),
        );
    }

    /** @return list<Choice> */
    public function sites(Client $client): array
    {
        return array_values(DB::table('site_accounts')->join('operator_sites', 'operator_sites.id', '=', 'site_accounts.operator_site_id')
            ->where('site_accounts.client_id', $client->id)->orderBy('operator_sites.name')->get(['operator_sites.id', 'operator_sites.name'])
            ->map(static fn (stdClass $site): Choice => new Choice((string) $site->id, $site->name))->all());
    }

    /** @param  Collection<int, stdClass>  $rows */
    private function sum(string $label, Collection $rows, ?int $siteId): MonthFigures
    {
        $of = static fn (string $measure): int => (int) $rows->sum(static fn (stdClass $row): int => (int) $row->{$measure});
        [$settled, $returns] = [$of('settled_cents'), $of('returns_cents')];

        return new MonthFigures(
            label: $label,
            bets: $of('bets'),
            turnover_cents: $of('turnover_cents'),
            bonus_cents: $of('bonus_cents'),
            returns_cents: $returns,
            profit_cents: $settled - $returns,
            margin_basis_points: Margin::basisPoints($settled, $returns),
            deposits_cents: $siteId === null ? $of('deposits_cents') : null,
            withdrawals_cents: $siteId === null ? $of('withdrawals_cents') : null,
        );
    }
}
