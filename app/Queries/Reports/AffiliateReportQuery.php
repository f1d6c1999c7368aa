<?php

declare(strict_types=1);

namespace App\Queries\Reports;

use App\Data\Reports\Affiliates\AffiliateFigures;
use App\Data\Reports\Affiliates\ReactivationFigures;
use App\Domain\Reports\Affiliates\CommissionTerms;
use App\Domain\Stats\StatMonths;
use Carbon\CarbonImmutable;
use Illuminate\Support\Collection;
use Illuminate\Support\Facades\DB;
use stdClass;

/** Figures per affiliate from `affiliate_monthly_stats`: affiliates × months rows, twice with the comparison. */
final readonly class AffiliateReportQuery
{
    /** @return array{list<AffiliateFigures>, AffiliateFigures} the affiliates by profit, and their total */
    public function main(StatMonths $months, StatMonths $before): array
    {
        $rows = $this->rows($months, $before, function (stdClass $affiliate, Collection $now, Collection $earlier): AffiliateFigures {
            $terms = new CommissionTerms((int) $affiliate->commission_basis_points, (int) $affiliate->new_client_cents);

            return new AffiliateFigures(
                id: (int) $affiliate->id,
                name: $affiliate->name,
                clients: (int) ($now->last()->clients ?? 0),
                new_clients: self::sum($now, 'new_clients'),
                active_clients: $now->isEmpty() ? 0 : (int) round(self::sum($now, 'active_clients') / $now->count()),
                turnover_cents: self::sum($now, 'turnover_cents'),
                profit_cents: self::sum($now, 'settled_cents') - self::sum($now, 'returns_cents'),
                commission_cents: (int) $now->sum(
                    static fn (stdClass $month): int => $terms->commission(
                        (int) $month->settled_cents - (int) $month->returns_cents,
                        (int) $month->new_clients,
                    ),
                ),
                previous_turnover_cents: self::sum($earlier, 'turnover_cents'),
                previous_profit_cents: self::sum($earlier, 'settled_cents') - self::sum($earlier, 'returns_cents'),
            );
        });
        usort($rows, static fn (AffiliateFigures $a, AffiliateFigures $b): int => [$b->profit_cents, $a->name] <=> [$a->profit_cents, $b->name]);

        return [$rows, new AffiliateFigures(...self::total($rows, AffiliateFigures::class))];
    }

    /** @return array{list<ReactivationFigures>, ReactivationFigures} the affiliates with most reactivated clients first, and their total */
    public function reactivation(StatMonths $months, StatMonths $before): array
    {
        $quiet = DB::table('affiliate_monthly_stats')
            ->where('month', StatMonths::last(1)->keys()[0])
            ->pluck('quiet_clients', 'affiliate_id');
        $rows = $this->rows(
            $months,
            $before,
            static fn (stdClass $affiliate, Collection $now, Collection $earlier): ReactivationFigures => new ReactivationFigures(
                id: (int) $affiliate->id,
                name: $affiliate->name,
                quiet_clients: (int) ($quiet[$affiliate->id] ?? 0),
                reactivated_clients: self::sum($now, 'reactivated_clients'),
                previous_reactivated_clients: self::sum($earlier, 'reactivated_clients'),
                reactivated_turnover_cents: self::sum($now, 'reactivated_turnover_cents'),
            ),
        );
        usort(
            $rows,
            static fn (ReactivationFigures $a, ReactivationFigures $b): int => [$b->reactivated_clients, $a->name] <=> [
                $a->reactivated_clients,
                $b->name,
            ],
        );

        return [$rows, new ReactivationFigures(...self::total($rows, ReactivationFigures::class))];
    }

    /** The oldest of the times at which these months were added up, UTC. */
    public function addedUpAt(StatMonths $months): ?string
    {
        $at = DB::table('affiliate_monthly_stats')->whereIn('month', $months->keys())->min('updated_at');

        return is_string($at) ? CarbonImmutable::parse($at)->toIso8601ZuluString() : null;
    }

    /**
     * @template TRow
     *
     * @param  callable(stdClass, Collection<int, stdClass>, Collection<int, stdClass>): TRow  $row  of an affiliate, its months and the months before
     * @return list<TRow>
     */
    private function rows(StatMonths $months, StatMonths $before, callable $row): array
    {
        $read = DB::table('affiliate_monthly_stats')
            ->whereIn('month', [...$before->keys(), ...$months->keys()])
            ->orderBy('month')
            ->get()
            ->groupBy('affiliate_id');
        $in = static fn (stdClass $affiliate, StatMonths $wanted): Collection => ($read[$affiliate->id] ?? collect())
            ->filter(static fn (stdClass $month): bool => in_array(substr((string) $month->month, 0, 10), $wanted->keys(), true))->values();

        return array_values(DB::table('affiliates')->orderBy('name')->get()
            ->map(static fn (stdClass $affiliate): mixed => $row($affiliate, $in($affiliate, $months), $in($affiliate, $before)))->all());
    }

    /** @param  Collection<int, stdClass>  $months */
    private static function sum(Collection $months, string $column): int
    {
        return (int) $months->sum(static fn (stdClass $month): int => (int) $month->{$column});
    }

    /**
     * @param  list<object>  $rows
     * @param  class-string  $class
     * @return array<string, mixed>
     */
    private static function total(array $rows, string $class): array
    {
        $total = ['id' => 0, 'name' => 'All affiliates'];
        foreach (array_diff(array_keys(get_class_vars($class)), ['id', 'name']) as $measure) {
            $total[$measure] = array_sum(array_column($rows, $measure));
        }

        return $total;
    }
}
