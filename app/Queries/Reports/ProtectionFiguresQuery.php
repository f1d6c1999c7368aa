<?php

declare(strict_types=1);

namespace App\Queries\Reports;

use App\Data\Reports\ProtectionFigures;
use App\Domain\Reports\ReportScope;
use App\Enums\RsgWorkKind;
use App\Models\User;
use App\Queries\Rsg\RsgDashboardQuery;
use App\Queries\Rsg\RsgWorkQuery;
use Illuminate\Support\Facades\DB;

/** Open and new exclusion cases and RSG events, and the time to handle work. Counts without names. */
final readonly class ProtectionFiguresQuery
{
    public function __construct(private RsgWorkQuery $work, private RsgDashboardQuery $dashboard) {}

    public function figures(ReportScope $scope, User $viewer): ProtectionFigures
    {
        return new ProtectionFigures(
            [$this->work->countOf(RsgWorkKind::Exclusion), $this->work->countOf(RsgWorkKind::Event)],
            $this->created('exclusion_cases', $scope),
            $this->created('rsg_events', $scope),
            $this->dashboard->responses($viewer),
        );
    }

    private function created(string $table, ReportScope $scope): int
    {
        return DB::table($table)->where('created_at', '>=', $scope->startsAt())->where('created_at', '<', $scope->endsAt())->count();
    }
}
