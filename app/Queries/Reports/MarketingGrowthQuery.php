<?php

declare(strict_types=1);

namespace App\Queries\Reports;

use App\Data\Reports\Marketing\GrowthRow;
use App\Domain\Reports\ReportScope;
use App\Enums\LeadStatus;
use App\Support\CalendarDay;
use Illuminate\Database\Query\Builder;
use Illuminate\Support\Facades\DB;

/** New clients by affiliate and leads by source, of the business days of a period and of the days before. */
final readonly class MarketingGrowthQuery
{
    /**
     * Not from the daily roll-up, which is some minutes behind the rows.
     *
     * @param  list<GrowthRow>  $rows
     */
    public static function total(array $rows): GrowthRow
    {
        return new GrowthRow('Total', array_sum(array_column($rows, 'count')), array_sum(array_column($rows, 'previous')));
    }

    /** @return array<string, int> */
    public function clientsByDay(ReportScope $scope): array
    {
        return $scope
            ->stats()
            ->groupBy('day')
            ->selectRaw('day, sum(new_clients) as new_clients')
            ->pluck('new_clients', 'day')
            ->map(static fn (mixed $number): int => (int) $number)
            ->all();
    }

    /** @return list<GrowthRow> */
    public function affiliates(ReportScope $scope): array
    {
        $count = static fn (ReportScope $days): array => self::created('clients', $days)
            ->groupBy('affiliate_id')
            ->selectRaw('coalesce(affiliate_id, 0) as affiliate, count(*) as number')
            ->pluck('number', 'affiliate')
            ->map(static fn (mixed $number): int => (int) $number)
            ->all();
        $names = DB::table('affiliates')->pluck('name', 'id');

        return self::rows($count($scope), $count($scope->previous()), static fn (int|string $id): string => (string) ($names[$id] ?? 'No affiliate'));
    }

    public function leads(ReportScope $scope): GrowthRow
    {
        return new GrowthRow(
            'Total', self::created('leads', $scope)->count(), self::created('leads', $scope->previous())->count(),
            self::created('leads', $scope)->where('status', LeadStatus::Converted)->count(),
        );
    }

    /** @return list<GrowthRow> */
    public function sources(ReportScope $scope): array
    {
        $count = static fn (Builder $leads): array => $leads
            ->groupBy('source')
            ->selectRaw("coalesce(source, '') as label, count(*) as number")
            ->pluck('number', 'label')
            ->map(static fn (mixed $number): int => (int) $number)
            ->all();

        return self::rows(
            $count(self::created('leads', $scope)),
            $count(self::created('leads', $scope->previous())),
            static fn (int|string $source): string => $source === '' ? 'No source' : (string) $source,
            $count(self::created('leads', $scope)->where('status', LeadStatus::Converted)),
        );
    }

    /** @return array<string, int> days without leads are left out */
    public function leadsByDay(ReportScope $scope): array
    {
        $counts = [];
        $days = $scope->days();
        $day = array_shift($days);
        $end = CalendarDay::of($day)->until->toDateTimeString();
        // Databases convert time zones in different ways, and leads are few.
        foreach (self::created('leads', $scope)->orderBy('created_at')->select('created_at')->cursor() as $lead) {
            while ($lead->created_at >= $end && $days !== []) {
                $day = array_shift($days);
                $end = CalendarDay::of($day)->until->toDateTimeString();
            }
            $counts[$day] = ($counts[$day] ?? 0) + 1;
        }

        return $counts;
    }

    private static function created(string $table, ReportScope $scope): Builder
    {
        return DB::table($table)->whereNull('deleted_at')->where('created_at', '>=', $scope->startsAt())->where('created_at', '<', $scope->endsAt());
    }

    /**
     * @param  array<array-key, int>  $now
     * @param  array<array-key, int>  $before
     * @param  callable(array-key): string  $label
     * @param  array<array-key, int>|null  $converted
     * @return list<GrowthRow> most first
     */
    private static function rows(array $now, array $before, callable $label, ?array $converted = null): array
    {
        $rows = array_map(
            static fn (int|string $key): GrowthRow => new GrowthRow(
                $label($key),
                $now[$key] ?? 0,
                $before[$key] ?? 0,
                $converted === null ? null : $converted[$key] ?? 0,
            ),
            array_keys($now + $before),
        );
        usort($rows, static fn (GrowthRow $one, GrowthRow $other): int => [$other->count, $one->label] <=> [$one->count, $other->label]);

        return $rows;
    }
}
