<?php

declare(strict_types=1);

namespace App\Http\Controllers\Reports;

use App\Data\Lists\Choice;
use App\Data\Reports\ExecutivePage;
use App\Data\Reports\ExecutiveResult;
use App\Data\Reports\ProtectionFigures;
use App\Http\Requests\Reports\ReportRequest;
use App\Inertia\Inertia;
use App\Inertia\Response;
use App\Models\Company;
use App\Models\User;
use App\Queries\Reports\DailyStatsQuery;
use App\Queries\Reports\ProtectionFiguresQuery;
use Illuminate\Container\Attributes\CurrentUser;

/** The key figures of the business. */
final class ExecutiveController
{
    public function __invoke(ReportRequest $request, DailyStatsQuery $stats, ProtectionFiguresQuery $protection, #[CurrentUser] User $viewer): Response
    {
        $scope = $request->scope();

        return Inertia::render('Reports/Executive', new ExecutivePage(
            filters: $request->filters(),
            companies: Choice::of(Company::query()->orderBy('name')->get(['id', 'name']), 'name'),
            result: Inertia::defer(static fn (): ExecutiveResult => new ExecutiveResult($stats->result($scope, $stats->states($scope)), $stats->companies($scope))),
            protection: Inertia::defer(static fn (): ProtectionFigures => $protection->figures($scope, $viewer), 'protection'),
            time_zone: config()->string('paddock.timezone'),
        ));
    }
}
