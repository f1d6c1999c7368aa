<?php

declare(strict_types=1);

namespace App\Http\Controllers\Reports;

use App\Data\Lists\Choice;
use App\Data\Reports\ReactivationPage;
use App\Data\Reports\ReactivationResult;
use App\Data\Reports\ReactivationRow;
use App\Http\Requests\Reports\ReportRequest;
use App\Inertia\Inertia;
use App\Inertia\Response;
use App\Infrastructure\Audit\AuditTrail;
use App\Models\Company;
use App\Models\User;
use App\Queries\Reports\ReactivationQuery;
use App\Queries\Users\UserChoiceQuery;
use App\Support\CsvDownload;
use Illuminate\Container\Attributes\CurrentUser;
use Symfony\Component\HttpFoundation\StreamedResponse;

/** Clients who bet again after 60 quiet days, by manager. */
final class ReactivationController
{
    public function index(ReportRequest $request, ReactivationQuery $query, UserChoiceQuery $managers, #[CurrentUser] User $viewer): Response
    {
        return Inertia::render('Reports/AccountManagers/Reactivation', new ReactivationPage(
            filters: $request->filters(),
            companies: Choice::of(Company::query()->orderBy('name')->get(['id', 'name']), 'name'),
            managers: [new Choice('none', 'Unassigned'), ...$managers->all()],
            result: Inertia::defer(static fn (): ReactivationResult => $query->result($request->scope())),
            can_export: $viewer->can('exportReports'),
            time_zone: config()->string('paddock.timezone'),
        ));
    }

    public function export(ReportRequest $request, ReactivationQuery $query, AuditTrail $audit): StreamedResponse
    {
        $scope = $request->scope();
        $result = $query->result($scope);
        $audit->record(
            'report.exported',
            null,
            after: [
                'report' => 'reports-account-managers-reactivation',
                'reason' => $request->reason(),
                'filter' => array_filter(get_object_vars($request->filters()), is_string(...)),
            ],
        );

        return CsvDownload::response(
            "reports-account-managers-reactivation-{$scope->from}-{$scope->until}.csv",
            ['Manager', 'Reactivated', 'Reactivated in the period before', 'Still quiet today'],
            array_map(static fn (ReactivationRow $row): array => [$row->label, $row->reactivated, $row->previous, $row->quiet], [
                ...$result->rows,
                $result->total,
            ]),
        );
    }
}
