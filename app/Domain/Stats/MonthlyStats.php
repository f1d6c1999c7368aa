<?php

declare(strict_types=1);

namespace App\Domain\Stats;

use App\Models\Client;
use App\Models\SiteAccount;
use Carbon\CarbonImmutable;
use Illuminate\Database\Query\Builder;
use Illuminate\Support\Facades\DB;
use stdClass;

/**
 * Keeps `client_monthly_stats` up to date; {@see MonthlySums} explains its rows.
 *
 * Call it in the transaction that writes a bet, completes a payment or bonus, or moves one to another client. It recalculates the
 * affected months, because a repeat, a late settlement or a correction would make an added sum wrong, and records the days for the
 * reports. `stats:rebuild` recalculates everything, `stats:check` repairs the last days every night.
 */
final readonly class MonthlyStats
{
    private const TABLE = 'client_monthly_stats';

    public function __construct(private DailyStats $days) {}

    /**
     * The caller locks the accounts, as {@see \App\Domain\Intake\SiteAccounts} does.
     *
     * @param  array<int, SiteAccount>  $accounts  by their id
     * @param  array<int, list<CarbonImmutable>>  $placed  by account: placement times of its changed bets, before and after the change
     */
    public function betsChanged(array $accounts, array $placed): void
    {
        $this->days->changed(array_merge(...array_values($placed)));
        $touched = $months = [];
        foreach ($placed as $accountId => $moments) {
            foreach ($moments as $moment) {
                $month = StatMonths::of($moment);
                $key = $month->keys()[0];
                $months[$key] = $month;
                $touched[$key][$accountId] = $accounts[$accountId];
            }
        }

        ksort($months);
        foreach ($months as $key => $month) {
            $this->refreshBets($month, $touched[$key]);
        }
    }

    /**
     * Deposits of these clients were approved or their withdrawals paid in a month, or either was undone.
     *
     * @param  list<int>  $clientIds
     */
    public function moneyMoved(array $clientIds, CarbonImmutable $at): void
    {
        $month = StatMonths::of($at);
        $this->days->changed([$at]);
        // Locked, so that the second of two simultaneous changes sees the first.
        Client::withTrashed()->whereIntegerInRaw('id', $clientIds)->orderBy('id')->lockForUpdate()->pluck('id');

        $sums = MonthlySums::money($month, static fn (Builder $query, string $table) => $query->whereIntegerInRaw("{$table}.client_id", $clientIds))
            ->orderBy('client_id')->get();
        $gone = array_diff($clientIds, $sums->pluck('client_id')->map(intval(...))->all());
        if ($gone !== []) {
            DB::table(self::TABLE)
                ->whereIntegerInRaw('client_id', $gone)
                ->where('month', $month->keys()[0])
                ->where('operator_site_id', MonthlySums::NO_SITE)
                ->delete();
        }
        if ($sums->isNotEmpty()) {
            DB::table(self::TABLE)->upsert($sums->map(get_object_vars(...))->all(), MonthlySums::KEY, MonthlySums::MONEY_MEASURES);
        }
    }

    /**
     * Recalculates all months of these clients, after a merge for example.
     *
     * @param  list<int>  $clientIds
     */
    public function rebuild(array $clientIds): void
    {
        DB::transaction(fn () => $this->write(static fn (Builder $query, string $column) => $query->whereIn($column, $clientIds)));
    }

    /** Recalculates all months of a range of clients, inclusive. */
    public function rebuildRange(int $firstId, int $lastId): void
    {
        DB::transaction(fn () => $this->write(static fn (Builder $query, string $column) => $query->whereBetween($column, [$firstId, $lastId])));
    }

    /**
     * Clients whose rows of these months differ from the records.
     *
     * @param  list<int>  $clientIds
     * @return list<int>
     */
    public function wrong(array $clientIds, StatMonths $months): array
    {
        $among = static fn (Builder $query, string $column) => $query->whereIn($column, $clientIds);
        $expected = [
            ...MonthlySums::bets($months, static fn (Builder $query) => $among($query, 'bets.client_id'))->get()->all(),
            ...MonthlySums::money($months, static fn (Builder $query, string $table) => $among($query, "{$table}.client_id"))->get()->all(),
        ];
        $stored = DB::table(self::TABLE)->whereIn('client_id', $clientIds)->whereBetween('month', [min($months->keys()), max($months->keys())])->get()->all();
        [$expected, $stored] = [array_map($this->line(...), $expected), array_map($this->line(...), $stored)];

        return array_values(array_unique(array_map(intval(...), [...array_diff($expected, $stored), ...array_diff($stored, $expected)])));
    }

    /** @param  array<int, SiteAccount>  $accounts  whose bets of the month changed */
    private function refreshBets(StatMonths $month, array $accounts): void
    {
        $clientIds = array_values(array_unique(array_map(static fn (SiteAccount $account): int => $account->client_id, $accounts)));
        $sums = MonthlySums::bets($month, static fn (Builder $bets) => $bets
            ->whereIn('bets.client_id', $clientIds)->whereIn('bets.site_account_id', array_keys($accounts)))
            ->orderBy('client_id')->orderBy('operator_site_id')->get();
        DB::table(self::TABLE)->upsert($sums->map(get_object_vars(...))->all(), MonthlySums::KEY, MonthlySums::BET_MEASURES);

        $kept = $sums->mapWithKeys(static fn (stdClass $row): array => ["{$row->client_id} {$row->operator_site_id}" => true]);
        foreach ($accounts as $account) {
            if (! $kept->has("{$account->client_id} {$account->operator_site_id}")) {
                DB::table(self::TABLE)
                    ->where('client_id', $account->client_id)
                    ->where('month', $month->keys()[0])
                    ->where('operator_site_id', $account->operator_site_id)
                    ->delete();
            }
        }
    }

    /** @param  callable(Builder, string): mixed  $among  narrows a query to the clients by that column */
    private function write(callable $among): void
    {
        // In the same order as writers of bets and money.
        DB::table('clients')->tap(static fn (Builder $query) => $among($query, 'id'))->orderBy('id')->lockForUpdate()->pluck('id');
        DB::table('site_accounts')->tap(static fn (Builder $query) => $among($query, 'client_id'))->orderBy('id')->lockForUpdate()->pluck('id');

        DB::table(self::TABLE)->tap(static fn (Builder $query) => $among($query, 'client_id'))->delete();
        $months = $this->span($among);
        if ($months === null) {
            return;
        }
        DB::table(self::TABLE)->insertUsing(
            [...MonthlySums::KEY, ...MonthlySums::BET_MEASURES],
            MonthlySums::bets($months, static fn (Builder $query) => $among($query, 'bets.client_id')),
        );
        DB::table(self::TABLE)->insertUsing(
            [...MonthlySums::KEY, ...MonthlySums::MONEY_MEASURES],
            MonthlySums::money($months, static fn (Builder $query, string $table) => $among($query, "{$table}.client_id")),
        );
    }

    /** @param  callable(Builder, string): mixed  $among */
    private function span(callable $among): ?StatMonths
    {
        $moments = [];
        foreach ([
            [DB::table('bets')->tap(static fn (Builder $query) => $among($query, 'client_id')), 'placed_at'],
            [DB::table('deposits')->tap(static fn (Builder $query) => $among($query, 'client_id')), 'value_at'],
            [DB::table('withdrawals')->whereNotNull('paid_at')->tap(static fn (Builder $query) => $among($query, 'client_id')), 'paid_at'],
        ] as [$query, $column]) {
            /** @var stdClass $ends an aggregate always has one row */
            $ends = $query->selectRaw("min({$column}) as first, max({$column}) as last")->first();
            $moments = [...$moments, $ends->first, $ends->last];
        }
        $moments = array_values(array_filter($moments, is_string(...)));

        return $moments === [] ? null : StatMonths::between(CarbonImmutable::parse(min($moments)), CarbonImmutable::parse(max($moments)));
    }

    /** Begins with the client's id. */
    private function line(stdClass $row): string
    {
        $values = array_map(static fn (string $measure): int => (int) ($row->{$measure} ?? 0), [...MonthlySums::BET_MEASURES, ...MonthlySums::MONEY_MEASURES]);

        return implode(' ', [$row->client_id, substr((string) $row->month, 0, 10), $row->operator_site_id, ...$values]);
    }
}
