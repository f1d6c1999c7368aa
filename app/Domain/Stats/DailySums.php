<?php

declare(strict_types=1);

namespace App\Domain\Stats;

use App\Enums\BetStatus;
use App\Enums\BonusClaimStatus;
use App\Enums\TransactionType;
use App\Enums\WithdrawalStatus;
use App\Models\Deposit;
use App\Support\CalendarDay;
use Carbon\CarbonImmutable;
use Illuminate\Database\Query\Builder;
use Illuminate\Support\Facades\DB;

/**
 * Calculates the rows of `daily_stats` for one day. Amounts are cents in AUD, days are in the business time zone.
 *
 * | measure | meaning |
 * |---|---|
 * | new_clients | clients created on the day, without records merged into another |
 * | bettors | clients who placed a bet that is not void |
 * | reactivated | of them, those without such a bet in the 60 days before, but with an earlier one |
 * | bets, turnover_cents, settled_cents, returns_cents | as in {@see MonthlySums}, of bets placed on the day |
 * | deposits_cents | deposits received, by the day of receipt; a reversed or returned deposit no longer counts |
 * | withdrawals_cents | paid withdrawals by the day of payment; a failed one no longer counts |
 * | bonus_cents | cost of the bonuses credited on the day, {@see bonusCost()} |
 *
 * Our profit is settled_cents less returns_cents, as on a client's Stats tab. A day belongs to the manager, company and state that
 * the client had at its end. After a merge, all days of both records belong to the client who was kept.
 */
final readonly class DailySums
{
    public const KEY = ['account_manager_id', 'company_id', 'state'];

    public const MEASURES = [
        'new_clients',
        'bettors',
        'reactivated',
        'bets',
        'turnover_cents',
        'settled_cents',
        'returns_cents',
        'deposits_cents',
        'withdrawals_cents',
        'bonus_cents',
    ];

    /** A client is quiet after this many days without a bet. */
    public const QUIET_DAYS = 60;

    /** A client whose last bet is before this time is quiet on the day. */
    public static function quietBefore(CalendarDay $day): CarbonImmutable
    {
        return $day->plus(-self::QUIET_DAYS)->from;
    }

    public static function of(CalendarDay $day): Builder
    {
        $clients = DB::table('clients')->whereNull('deleted_at')->tap(self::during($day, 'created_at'))
            ->select('id as client_id')->selectRaw(self::measures(['new_clients' => '1']));
        $counted = [
            DB::query()
                ->fromSub(
                    MonthlySums::total(
                        DB::table('bets')
                            ->tap(self::during($day, 'placed_at'))
                            ->where('status', '<>', BetStatus::Void->value)
                            ->groupBy('client_id')
                            ->select('client_id'),
                    ),
                    'placed',
                )
                ->select('client_id')
                ->selectRaw(
                    self::measures([
                        'bettors' => '1',
                        'reactivated' => self::reactivated($day),
                        ...array_combine($own = ['bets', 'turnover_cents', 'settled_cents', 'returns_cents'], $own),
                    ]),
                ),
            Deposit::received($day->from, $day->until)
                ->toBase()
                ->select('client_id')
                ->selectRaw(self::measures(['deposits_cents' => 'amount_cents'])),
            DB::table('withdrawals')
                ->where('status', WithdrawalStatus::Paid->value)
                ->tap(self::during($day, 'paid_at'))
                ->select('client_id')
                ->selectRaw(self::measures(['withdrawals_cents' => 'amount_cents'])),
            DB::table('bonus_claims')
                ->tap(self::during($day, 'credited_at'))
                ->select('client_id')
                ->selectRaw(self::measures(['bonus_cents' => self::bonusCost()])),
        ];
        foreach ($counted as $query) {
            $clients->unionAll($query);
        }
        $byClient = DB::query()->fromSub($clients, 'counted')->groupBy('client_id')->select('client_id')->selectRaw(self::sums());
        $placed = DB::query()
            ->fromSub($byClient, 'summed')
            ->join('clients', 'clients.id', '=', 'summed.client_id')
            ->leftJoin(
                'client_placements as former',
                'former.id',
                '=',
                DB::raw(
                    '(select id from client_placements later where later.client_id = summed.client_id'
                        ." and later.changed_at >= '{$day->until->toDateTimeString()}' order by later.changed_at, later.id limit 1)",
                ),
            )
            ->select(array_map(static fn (string $measure): string => "summed.{$measure}", self::MEASURES))
            ->selectRaw('coalesce(case when former.id is null then clients.account_manager_id else former.account_manager_id end, 0) as account_manager_id')
            ->selectRaw('coalesce(former.company_id, clients.company_id) as company_id')
            ->selectRaw("coalesce(case when former.id is null then clients.state else former.state end, '') as state");

        return DB::query()->fromSub($placed, 'placed')->groupBy(...self::KEY)->select(self::KEY)->selectRaw(self::sums());
    }

    /** SQL over the bettors of the day. */
    private static function reactivated(CalendarDay $day): string
    {
        $bets = "select 1 from bets earlier where earlier.client_id = placed.client_id and earlier.status <> '"
            .BetStatus::Void->value."' and earlier.placed_at";
        $quietFrom = self::quietBefore($day)->toDateTimeString();

        return "case when not exists ({$bets} >= '{$quietFrom}' and earlier.placed_at < '{$day->from->toDateTimeString()}') and exists ({$bets} < '{$quietFrom}') then 1 else 0 end";
    }

    /**
     * SQL for the cost of a row of `bonus_claims` in cents: its amount, or what a client had used of it before it was reversed or
     * expired, which the ledger can't take back.
     */
    public static function bonusCost(): string
    {
        [$credited, $used, $bonus] = [BonusClaimStatus::Credited->value, BonusClaimStatus::Used->value, TransactionType::Bonus->value];
        $left = "select sum(effect_cents) from transactions where source_type = 'bonus_claim' and source_id = bonus_claims.id and transactions.type = '{$bonus}'";

        return "case when bonus_claims.status in ('{$credited}', '{$used}') then bonus_claims.amount_cents"
            ." when bonus_claims.status in ('"
            .BonusClaimStatus::Reversed->value
            ."', '"
            .BonusClaimStatus::Expired->value
            ."') then coalesce(({$left}), 0) else 0 end";
    }

    /** SQL for the sum of every measure. */
    public static function sums(): string
    {
        return implode(', ', array_map(static fn (string $measure): string => "sum({$measure}) as {$measure}", self::MEASURES));
    }

    /** @return callable(Builder): Builder */
    private static function during(CalendarDay $day, string $column): callable
    {
        return static fn (Builder $query): Builder => $query->where($column, '>=', $day->from)->where($column, '<', $day->until);
    }

    /** @param  array<string, string>  $known  SQL by measure; the others are 0 */
    private static function measures(array $known): string
    {
        return implode(', ', array_map(static fn (string $measure): string => ($known[$measure] ?? '0')." as {$measure}", self::MEASURES));
    }
}
