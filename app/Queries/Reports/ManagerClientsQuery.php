<?php

declare(strict_types=1);

namespace App\Queries\Reports;

use App\Domain\Reports\ReportScope;
use Carbon\CarbonImmutable;
use Illuminate\Database\Query\Builder;
use Illuminate\Support\Facades\DB;

/** Today's clients of each manager. */
final readonly class ManagerClientsQuery
{
    private const ACTIVE_DAYS = 30;

    /** @return array<int, array{clients: int, active: int}> by manager, 0 for none; active ones bet in the last 30 days */
    public function counts(ReportScope $scope): array
    {
        $since = CarbonImmutable::now()->subDays(self::ACTIVE_DAYS)->toDateTimeString();

        return DB::table('clients')
            ->whereNull('deleted_at')
            ->when(
                $scope->company !== null,
                static fn (Builder $clients): Builder => $clients->where('company_id', $scope->company),
            )
            ->when(
                $scope->state !== null,
                static fn (Builder $clients): Builder => $scope->state === ''
                    ? $clients->whereNull('state')
                    : $clients->where('state', $scope->state),
            )
            ->when(
                $scope->manager !== null,
                static fn (Builder $clients): Builder => $scope->manager === 0
                    ? $clients->whereNull('account_manager_id')
                    : $clients->where('account_manager_id', $scope->manager),
            )
            ->groupBy('account_manager_id')
            ->selectRaw(
                'coalesce(account_manager_id, 0) as manager, count(*) as clients, sum(case when last_bet_at >= ? then 1 else 0 end) as active',
                [$since],
            )
            ->get()
            ->mapWithKeys(
                static fn (object $row): array => [
                    (int) $row->manager => ['clients' => (int) $row->clients, 'active' => (int) $row->active],
                ],
            )
            ->all();
    }
}
