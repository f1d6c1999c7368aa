<?php

declare(strict_types=1);

namespace App\Domain\Stats;

use App\Enums\BetStatus;
use App\Enums\WithdrawalStatus;
use App\Models\Deposit;
use Closure;
use Illuminate\Database\Query\Builder;
use Illuminate\Support\Facades\DB;

/**
 * Calculates the rows of `client_monthly_stats` from the records. Amounts are cents in AUD.
 *
 * | measure | meaning |
 * |---|---|
 * | month | of the placement of a bet, the receipt of a deposit or the payment of a withdrawal, in the business time zone |
 * | bets | placed bets, including open ones, without void ones |
 * | turnover_cents | the client's own stakes of these bets |
 * | bonus_cents | bonus stakes of these bets |
 * | settled_bets, settled_cents | of these bets the won, lost or cashed-out ones, and the client's own stakes of them |
 * | wins | won bets |
 * | returns_cents | returns of settled bets, including bonus bets |
 * | deposits_cents | deposits received, on site 0 |
 * | withdrawals_cents | paid withdrawals, on site 0 |
 *
 * Our profit is settled_cents less returns_cents, the margin is its share of settled_cents. A late settlement, a void or
 * a correction changes the month in which the bet was placed.
 */
final readonly class MonthlySums
{
    public const KEY = ['client_id', 'month', 'operator_site_id'];

    public const BET_MEASURES = ['bets', 'wins', 'settled_bets', 'turnover_cents', 'settled_cents', 'returns_cents', 'bonus_cents'];

    public const MONEY_MEASURES = ['deposits_cents', 'withdrawals_cents'];

    /** Money without a site. */
    public const NO_SITE = 0;

    /** @param  Closure(Builder): mixed  $narrow  limits the query over `bets`, by `client_id` for the index */
    public static function bets(StatMonths $months, Closure $narrow): Builder
    {
        $bets = DB::table('bets')
            ->join('site_accounts', 'site_accounts.id', '=', 'bets.site_account_id')
            ->where('bets.placed_at', '>=', $months->from())
            ->where('bets.placed_at', '<', $months->until())
            ->where('bets.status', '<>', BetStatus::Void->value)
            ->tap($narrow)
            ->select(['bets.client_id', 'site_accounts.operator_site_id', 'bets.status', 'bets.is_bonus', 'bets.stake_cents', 'bets.return_cents'])
            ->selectRaw("{$months->sql('bets.placed_at')} as month");

        return self::total(DB::query()->fromSub($bets, 'placed')->groupBy(...self::KEY)->select(self::KEY));
    }

    /** Adds the measures of bets to a grouped query over bets that are not void. */
    public static function total(Builder $grouped): Builder
    {
        $settled = self::settled();

        return $grouped
            ->selectRaw('count(*) as bets')
            ->selectRaw("sum(case when status = 'won' then 1 else 0 end) as wins")
            ->selectRaw("sum(case when {$settled} then 1 else 0 end) as settled_bets")
            ->selectRaw('sum(case when is_bonus then 0 else stake_cents end) as turnover_cents')
            ->selectRaw("sum(case when is_bonus then 0 when {$settled} then stake_cents else 0 end) as settled_cents")
            ->selectRaw("sum(case when {$settled} then coalesce(return_cents, 0) else 0 end) as returns_cents")
            ->selectRaw('sum(case when is_bonus then stake_cents else 0 end) as bonus_cents');
    }

    /** SQL condition for settled bets. */
    public static function settled(string $column = 'status'): string
    {
        $statuses = array_filter(BetStatus::cases(), static fn (BetStatus $status): bool => $status->isSettled());

        return "{$column} in ('".implode("', '", array_column($statuses, 'value'))."')";
    }

    /** @param  Closure(Builder, string): mixed  $narrow  limits the query over the table of that name by its `client_id` */
    public static function money(StatMonths $months, Closure $narrow): Builder
    {
        $deposits = Deposit::received($months->from(), $months->until())->toBase()
            ->tap(static fn (Builder $query) => $narrow($query, 'deposits'))
            ->select(['deposits.client_id', 'deposits.amount_cents as deposits_cents'])
            ->selectRaw("0 as withdrawals_cents, {$months->sql('deposits.value_at')} as month");
        $withdrawals = DB::table('withdrawals')
            ->where('withdrawals.status', WithdrawalStatus::Paid->value)
            ->where('withdrawals.paid_at', '>=', $months->from())
            ->where('withdrawals.paid_at', '<', $months->until())
            ->tap(static fn (Builder $query) => $narrow($query, 'withdrawals'))
            ->select('withdrawals.client_id')
            ->selectRaw("0 as deposits_cents, withdrawals.amount_cents as withdrawals_cents, {$months->sql('withdrawals.paid_at')} as month");

        return DB::query()->fromSub($deposits->unionAll($withdrawals), 'moved')->groupBy('client_id', 'month')
            ->select(['client_id', 'month'])
            ->selectRaw(self::NO_SITE.' as operator_site_id')
            ->selectRaw('sum(deposits_cents) as deposits_cents, sum(withdrawals_cents) as withdrawals_cents');
    }
}
