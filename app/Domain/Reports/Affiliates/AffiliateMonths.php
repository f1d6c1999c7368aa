<?php

declare(strict_types=1);

namespace App\Domain\Reports\Affiliates;

use App\Domain\Protection\ProtectedPeople;
use App\Domain\Stats\DailySums;
use App\Domain\Stats\StatMonths;
use App\Enums\BetStatus;
use App\Enums\BetstopState;
use App\Enums\ClientStatus;
use App\Support\CalendarDay;
use Carbon\CarbonImmutable;
use Illuminate\Database\Query\Builder;
use Illuminate\Support\Facades\DB;
use stdClass;

/**
 * Adds up `affiliate_monthly_stats` for one affiliate at a time. The sums are those of `client_monthly_stats`
 * ({@see \App\Domain\Stats\MonthlySums}), so they agree with the Stats tab of each client. Amounts are cents in AUD.
 */
final readonly class AffiliateMonths
{
    private const KEY = ['affiliate_id', 'month'];

    private const REACTIVATION = ['reactivated_clients', 'reactivated_turnover_cents', 'quiet_clients'];

    /** Adds up these months again for every affiliate. */
    public function addUp(StatMonths $months): void
    {
        foreach (DB::table('affiliates')->orderBy('id')->pluck('id') as $id) {
            $this->addUpAffiliate((int) $id, $months, withReactivation: true);
        }
    }

    /** Adds up only what statements need. Reactivation, which reads bets, keeps its figures. */
    public function addUpMoney(StatMonths $months): void
    {
        foreach (DB::table('affiliates')->orderBy('id')->pluck('id') as $id) {
            $this->addUpAffiliate((int) $id, $months, withReactivation: false);
        }
    }

    private function addUpAffiliate(int $id, StatMonths $months, bool $withReactivation): void
    {
        $sums = $this->sums($id, $months);
        $created = DB::table('clients')
            ->where('affiliate_id', $id)
            ->whereNull('deleted_at')
            ->where('created_at', '>=', $months->from())
            ->where('created_at', '<', $months->until())
            ->groupBy('month')
            ->selectRaw("{$months->sql('created_at')} as month, count(*) as new_clients")
            ->pluck('new_clients', 'month');
        $clients = DB::table('clients')
            ->where('affiliate_id', $id)
            ->whereNull('deleted_at')
            ->where('created_at', '<', $months->from())
            ->count();
        $quiet = ! $withReactivation
            ? 0
            : ProtectedPeople::withoutProtected(self::approachable($id))
                ->where('last_bet_at', '<', DailySums::quietBefore(CalendarDay::today()))
                ->count();

        $rows = [];
        foreach ($months->keys() as $month) {
            $new = (int) ($created[$month] ?? 0);
            [$reactivated, $turnover] = $withReactivation ? $this->reactivated($id, $month) : [0, 0];
            $sum = $sums[$month] ?? null;
            $rows[] = [
                'affiliate_id' => $id,
                'month' => $month,
                'clients' => ($clients += $new),
                'new_clients' => $new,
                'active_clients' => (int) ($sum->active_clients ?? 0),
                'reactivated_clients' => $reactivated,
                'reactivated_turnover_cents' => $turnover,
                'quiet_clients' => $quiet,
                'turnover_cents' => (int) ($sum->turnover_cents ?? 0),
                'settled_cents' => (int) ($sum->settled_cents ?? 0),
                'returns_cents' => (int) ($sum->returns_cents ?? 0),
                'created_at' => now(),
                'updated_at' => now(),
            ];
        }
        DB::table('affiliate_monthly_stats')->upsert(
            $rows,
            self::KEY,
            array_diff(array_keys($rows[0]), [...self::KEY, 'created_at', ...$withReactivation ? [] : self::REACTIVATION]),
        );
    }

    /** @return array<string, stdClass> by month */
    private function sums(int $id, StatMonths $months): array
    {
        $keys = $months->keys();

        return DB::table('clients')->join('client_monthly_stats', 'client_monthly_stats.client_id', '=', 'clients.id')
            ->where('clients.affiliate_id', $id)->whereBetween('client_monthly_stats.month', [$keys[0], $keys[count($keys) - 1]])
            ->groupBy('client_monthly_stats.month')->select('client_monthly_stats.month')
            ->selectRaw('count(distinct case when bets > 0 then client_monthly_stats.client_id end) as active_clients')
            ->selectRaw('sum(turnover_cents) as turnover_cents, sum(settled_cents) as settled_cents, sum(returns_cents) as returns_cents')
            ->get()->keyBy(static fn (stdClass $row): string => substr((string) $row->month, 0, 10))->all();
    }

    /**
     * Clients whose first bet of the month followed a break of 60 days, as in {@see DailySums}, and their turnover in the month. A break of 60 days
     * always reaches into an earlier month.
     *
     * @return array{int, int}
     */
    private function reactivated(int $id, string $month): array
    {
        $days = StatMonths::of(CarbonImmutable::parse($month, config()->string('paddock.timezone')));
        $bets = static fn (string $function): Builder => DB::table('bets')->whereColumn('bets.client_id', 'clients.id')
            ->where('bets.status', '<>', BetStatus::Void->value)->selectRaw("{$function}(bets.placed_at)");
        $active = self::approachable($id)->join('client_monthly_stats', 'client_monthly_stats.client_id', '=', 'clients.id')
            ->where('client_monthly_stats.month', $month)->where('client_monthly_stats.bets', '>', 0)
            ->groupBy('clients.id')->select('clients.id')->selectRaw('sum(turnover_cents) as turnover_cents')
            ->selectSub($bets('min')->where('bets.placed_at', '>=', $days->from())->where('bets.placed_at', '<', $days->until()), 'first_at')
            ->selectSub($bets('max')->where('bets.placed_at', '<', $days->from()), 'earlier_at');

        [$count, $turnover] = [0, 0];
        foreach ($active->cursor() as $client) {
            if ($client->first_at !== null && $client->earlier_at !== null
                && CarbonImmutable::parse($client->earlier_at) < DailySums::quietBefore(CalendarDay::around(CarbonImmutable::parse($client->first_at)))) {
                $count++;
                $turnover += (int) $client->turnover_cents;
            }
        }

        return [$count, $turnover];
    }

    /** Clients of an affiliate without excluded people: BetStop, barred or closed. */
    private static function approachable(int $id): Builder
    {
        return DB::table('clients')->where('clients.affiliate_id', $id)->whereNull('clients.deleted_at')->where('clients.is_barred', false)
            ->where('clients.betstop_state', '<>', BetstopState::Registered->value)->where('clients.status', '<>', ClientStatus::Closed->value);
    }
}
