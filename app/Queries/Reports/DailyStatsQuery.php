<?php

declare(strict_types=1);

namespace App\Queries\Reports;

use App\Data\Reports\ReportResult;
use App\Data\Reports\ReportRow;
use App\Domain\Reports\ReportScope;
use App\Domain\Stats\DailySums;
use App\Domain\Stats\Margin;
use App\Enums\AustralianState;
use App\Models\User;
use Carbon\CarbonImmutable;
use Illuminate\Support\Facades\DB;
use stdClass;

/** The figures of the reports, from `daily_stats`. */
final readonly class DailyStatsQuery
{
    /** @param  list<ReportRow>  $rows */
    public function result(ReportScope $scope, array $rows): ReportResult
    {
        $computedAt = DB::table('daily_stats_days')->where('day', $scope->until)->value('computed_at');

        return new ReportResult(
            rows: $rows,
            total: $this->total($scope, self::clients($rows)),
            previous: $this->total($scope->previous()),
            days: $this->days($scope),
            computed_at: is_string($computedAt) ? CarbonImmutable::parse($computedAt, 'UTC')->toIso8601ZuluString() : null,
            is_behind: DB::table('daily_stats_changes')->whereBetween('day', [$scope->from, $scope->until])->exists(),
        );
    }

    /** @return list<ReportRow> every day of the period, oldest first */
    public function days(ReportScope $scope): array
    {
        $found = $this->grouped($scope, 'day');

        return array_map(static fn (string $day): ReportRow => self::row($day, $day, $found[$day] ?? null, 1), $scope->days());
    }

    /** @return list<ReportRow> every state, and clients without a state when they have figures */
    public function states(ReportScope $scope): array
    {
        $found = $this->grouped($scope, 'state');
        $labels = array_column(AustralianState::cases(), 'value', 'value');
        if (isset($found[''])) {
            $labels[''] = 'No state';
        }

        return array_map(
            static fn (string $state, string $label): ReportRow => self::row(
                $state,
                $label,
                $found[$state] ?? null,
                $scope->length(),
            ),
            array_keys($labels),
            array_values($labels),
        );
    }

    /** @return list<ReportRow> by turnover */
    public function companies(ReportScope $scope): array
    {
        $found = $this->grouped($scope, 'company_id');
        $names = DB::table('companies')->orderBy('name')->pluck('name', 'id');

        return self::byTurnover(
            array_map(
                static fn (int|string $id): ReportRow => self::row(
                    (string) $id,
                    (string) $names->get($id),
                    $found[$id],
                    $scope->length(),
                ),
                array_keys($found),
            ),
        );
    }

    /**
     * @param  array<int, array{clients: int, active: int}>  $clients  by manager
     * @return list<ReportRow> managers with figures or clients, by turnover
     */
    public function managers(ReportScope $scope, array $clients): array
    {
        $found = $this->grouped($scope, 'account_manager_id');
        $ids = array_keys($found + $clients);
        $names = User::withTrashed()
            ->whereIn('id', $ids)
            ->get(['id', 'first_name', 'last_name'])
            ->mapWithKeys(static fn (User $user): array => [$user->id => $user->full_name]);

        return self::byTurnover(
            array_map(
                static fn (int $id): ReportRow => self::row(
                    (string) $id,
                    $names->get($id) ?? 'Unassigned',
                    $found[$id] ?? null,
                    $scope->length(),
                    $clients[$id] ?? ['clients' => 0, 'active' => 0],
                ),
                $ids,
            ),
        );
    }

    /** @param  array{clients: int, active: int}|null  $clients */
    private function total(ReportScope $scope, ?array $clients = null): ReportRow
    {
        return self::row('', 'Total', $scope->stats()->selectRaw(DailySums::sums())->first(), $scope->length(), $clients);
    }

    /**
     * @param  list<ReportRow>  $rows
     * @return array{clients: int, active: int}|null null for reports without clients
     */
    private static function clients(array $rows): ?array
    {
        return ($rows[0]->clients ?? null) === null
            ? null
            : [
                'clients' => (int) array_sum(array_column($rows, 'clients')),
                'active' => (int) array_sum(array_column($rows, 'active_clients')),
            ];
    }

    /** @return array<array-key, stdClass> by the column's value */
    private function grouped(ReportScope $scope, string $column): array
    {
        return $scope->stats()->groupBy($column)->select($column)->selectRaw(DailySums::sums())->get()->keyBy($column)->all();
    }

    /**
     * @param  int  $days  of the period, for the average
     * @param  array{clients: int, active: int}|null  $clients
     */
    private static function row(string $key, string $label, ?stdClass $sums, int $days, ?array $clients = null): ReportRow
    {
        $of = static fn (string $measure): int => (int) ($sums->{$measure} ?? 0);
        [$settled, $returns] = [$of('settled_cents'), $of('returns_cents')];

        return new ReportRow(
            $key,
            $label,
            $of('new_clients'),
            round($of('bettors') / $days, 1),
            $of('bets'),
            $of('turnover_cents'),
            $settled - $returns,
            Margin::basisPoints($settled, $returns),
            $of('deposits_cents'),
            $of('withdrawals_cents'),
            $of('deposits_cents') - $of('withdrawals_cents'),
            $of('bonus_cents'),
            $clients['clients'] ?? null,
            $clients['active'] ?? null,
        );
    }

    /**
     * @param  list<ReportRow>  $rows
     * @return list<ReportRow>
     */
    private static function byTurnover(array $rows): array
    {
        usort($rows, static fn (ReportRow $one, ReportRow $other): int => [$other->turnover_cents, $one->label] <=> [$one->turnover_cents, $other->label]);

        return $rows;
    }
}
