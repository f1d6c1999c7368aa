<?php

declare(strict_types=1);

namespace App\Queries\Reports;

use App\Data\Reports\ReactivatedDay;
use App\Data\Reports\ReactivationResult;
use App\Data\Reports\ReactivationRow;
use App\Domain\Reports\ReportScope;
use App\Lists\Clients\ClientIndexHint;
use App\Lists\Clients\ClientSalesFilter;
use App\Models\User;
use Carbon\CarbonImmutable;
use Illuminate\Database\Query\Builder;
use Illuminate\Support\Facades\DB;

/** Clients who bet again after 60 quiet days, and those who are still quiet, by manager. Excluded people and those who took a time-out are never counted as quiet. */
final readonly class ReactivationQuery
{
    public function result(ReportScope $scope): ReactivationResult
    {
        [$now, $before, $quiet] = [$this->reactivated($scope), $this->reactivated($scope->previous()), $this->quiet($scope)];
        $ids = array_keys($now + $before + $quiet);
        $names = User::withTrashed()
            ->whereIn('id', $ids)
            ->get(['id', 'first_name', 'last_name'])
            ->mapWithKeys(static fn (User $user): array => [$user->id => $user->full_name]);
        $rows = array_map(
            static fn (int $id): ReactivationRow => new ReactivationRow(
                (string) $id,
                $names->get($id) ?? 'Unassigned',
                $now[$id] ?? 0,
                $before[$id] ?? 0,
                $quiet[$id] ?? 0,
            ),
            $ids,
        );
        usort(
            $rows,
            static fn (ReactivationRow $one, ReactivationRow $other): int => [$other->reactivated, $one->label] <=> [
                $one->reactivated,
                $other->label,
            ],
        );

        $days = $scope->stats()->groupBy('day')->selectRaw('day, sum(reactivated) as reactivated')->pluck('reactivated', 'day');
        $computedAt = DB::table('daily_stats_days')->where('day', $scope->until)->value('computed_at');

        return new ReactivationResult(
            $rows,
            new ReactivationRow('', 'Total', array_sum($now), array_sum($before), array_sum($quiet)),
            array_map(static fn (string $day): ReactivatedDay => new ReactivatedDay($day, (int) $days->get($day, 0)), $scope->days()),
            is_string($computedAt) ? CarbonImmutable::parse($computedAt, 'UTC')->toIso8601ZuluString() : null,
        );
    }

    /** @return array<int, int> by manager, 0 for none */
    private function reactivated(ReportScope $scope): array
    {
        return $scope
            ->stats()
            ->groupBy('account_manager_id')
            ->selectRaw('account_manager_id, sum(reactivated) as reactivated')
            ->pluck('reactivated', 'account_manager_id')
            ->map(static fn (mixed $count): int => (int) $count)
            ->filter()
            ->all();
    }

    /** @return array<int, int> by manager, 0 for none; the same clients as the list behind the number */
    private function quiet(ReportScope $scope): array
    {
        $clients = ClientSalesFilter::quiet()
            ->apply(DB::table('clients')->whereNull('clients.deleted_at'))
            ->when(
                $scope->company !== null,
                static fn (Builder $clients): Builder => $clients->where('clients.company_id', $scope->company),
            )
            ->when(
                $scope->manager !== null,
                static fn (Builder $clients): Builder => $scope->manager === 0
                    ? $clients->whereNull('clients.account_manager_id')
                    : $clients->where('clients.account_manager_id', $scope->manager),
            )
            ->when(
                $scope->state !== null,
                static fn (Builder $clients): Builder => $scope->state === ''
                    ? $clients->whereNull('clients.state')
                    : $clients->where('clients.state', $scope->state),
            );

        // Grouped by the expression, because SQLite would read each client for an index of managers.
        return ClientIndexHint::count($clients)
            ->groupBy('manager')
            ->selectRaw('coalesce(account_manager_id, 0) as manager, count(*) as quiet')
            ->pluck('quiet', 'manager')
            ->map(static fn (mixed $count): int => (int) $count)
            ->all();
    }
}
