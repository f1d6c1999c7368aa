<?php

declare(strict_types=1);

namespace App\Lists\Withdrawals;

use App\Data\Withdrawals\WithdrawalRiskSummary;
use App\Enums\BetStatus;
use App\Enums\BonusClaimStatus;
use App\Enums\DepositStatus;
use App\Enums\RiskCheckValue;
use App\Support\UtcTime;
use Illuminate\Database\Query\Builder;
use Illuminate\Database\Query\JoinClause;
use Illuminate\Support\Facades\DB;
use stdClass;

/** Recent deposits, bets, bonuses and risk checks of the clients of a page: four queries for any number of rows, each answered by an index. */
final readonly class WithdrawalRiskCalculator
{
    private const RECENT_DAYS = 7;

    private const MONTH_DAYS = 30;

    /**
     * @param  list<int>  $clientIds
     * @return array<int, WithdrawalRiskSummary> by client
     */
    public function of(array $clientIds): array
    {
        if ($clientIds === []) {
            return [];
        }
        [$turnovers, $bonuses, $staked, $risks] = [
            $this->turnovers($clientIds),
            $this->bonuses($clientIds),
            $this->staked($clientIds),
            $this->risks($clientIds),
        ];

        $facts = [];
        foreach ($clientIds as $id) {
            $turnover = $turnovers[$id] ?? null;
            $bonus = $bonuses[$id] ?? null;
            $facts[$id] = new WithdrawalRiskSummary(
                last_deposit_at: $turnover === null ? null : UtcTime::iso($turnover->received_at),
                last_deposit_cents: $turnover === null ? null : (int) $turnover->amount_cents,
                turnover_cents: $turnover === null ? null : (int) $turnover->turnover_cents,
                turnover_percent: $turnover === null || (int) $turnover->amount_cents === 0
                    ? null
                    : intdiv(100 * (int) $turnover->turnover_cents, (int) $turnover->amount_cents),
                bonus_7_cents: (int) ($bonus->recent_cents ?? 0),
                bonus_30_cents: (int) ($bonus->month_cents ?? 0),
                bonus_30_count: (int) ($bonus->month_count ?? 0),
                bonus_staked_30_cents: (int) ($staked[$id] ?? 0),
                risk_value: RiskCheckValue::tryFrom((string) ($risks[$id] ?? '')),
            );
        }

        return $facts;
    }

    /**
     * The last approved deposit of each, and what they staked of their own since the bank received it.
     *
     * @param  list<int>  $clientIds
     * @return array<int, stdClass>
     */
    private function turnovers(array $clientIds): array
    {
        $last = DB::table('deposits as newest')->whereColumn('newest.client_id', 'clients.id')->where('newest.status', DepositStatus::Approved->value)
            ->orderByDesc('newest.value_at')->orderByDesc('newest.id')->limit(1)->select('newest.id');
        $deposits = DB::table('clients')->whereIntegerInRaw('clients.id', $clientIds)
            ->join('deposits', static fn (JoinClause $join): JoinClause => $join->where('deposits.id', '=', $last))
            ->select(['clients.id as client_id', 'deposits.amount_cents', 'deposits.value_at as received_at']);
        $staked = DB::table('bets')->whereColumn('bets.client_id', 'received.client_id')->whereColumn('bets.placed_at', '>=', 'received.received_at')
            ->where('bets.status', '<>', BetStatus::Void->value)->selectRaw('coalesce(sum(case when bets.is_bonus then 0 else bets.stake_cents end), 0)');

        return DB::query()->fromSub($deposits, 'received')->select('received.*')->selectSub($staked, 'turnover_cents')->get()->keyBy('client_id')->all();
    }

    /**
     * @param  list<int>  $clientIds
     * @return array<int, stdClass>
     */
    private function bonuses(array $clientIds): array
    {
        return DB::table('bonus_claims')
            ->whereIntegerInRaw('client_id', $clientIds)
            ->whereIn('status', [BonusClaimStatus::Credited->value, BonusClaimStatus::Used->value])
            ->where('credited_at', '>=', now()->subDays(self::MONTH_DAYS))
            ->groupBy('client_id')
            ->select('client_id')
            ->selectRaw('count(*) as month_count, sum(amount_cents) as month_cents')
            ->selectRaw('sum(case when credited_at >= ? then amount_cents else 0 end) as recent_cents', [
                now()->subDays(self::RECENT_DAYS),
            ])
            ->get()
            ->keyBy('client_id')
            ->all();
    }

    /**
     * @param  list<int>  $clientIds
     * @return array<int, int|string>
     */
    private function staked(array $clientIds): array
    {
        return DB::table('bets')->whereIntegerInRaw('client_id', $clientIds)->where('placed_at', '>=', now()->subDays(self::MONTH_DAYS))
            ->where('is_bonus', true)->where('status', '<>', BetStatus::Void->value)->groupBy('client_id')
            ->selectRaw('client_id, sum(stake_cents) as cents')->pluck('cents', 'client_id')->all();
    }

    /**
     * @param  list<int>  $clientIds
     * @return array<int, string> the outcome of the last risk check
     */
    private function risks(array $clientIds): array
    {
        $newest = static fn (Builder $check): Builder => $check->from('client_checks as newest')->whereColumn('newest.client_id', 'clients.id')
            ->where('newest.type', 'risk')->where('newest.name', 'New Account')->orderByDesc('newest.id')->limit(1)->select('newest.value');

        return DB::table('clients')->whereIntegerInRaw('id', $clientIds)->select('id')->selectSub($newest, 'value')->pluck('value', 'id')->filter()->all();
    }
}
