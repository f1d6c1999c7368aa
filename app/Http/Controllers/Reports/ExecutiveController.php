<?php

declare(strict_types=1);

namespace App\Http\Controllers\Reports;

use App\Data\Lists\Choice;
use App\Data\Reports\ExecutivePage;
use App\Data\Reports\ExecutiveResult;
use App\Data\Reports\ProtectionFigures;
use App\Domain\Reports\ReportScope;
use App\Http\Requests\Reports\ReportRequest;
use App\Inertia\Inertia;
use App\Inertia\Response;
use App\Infrastructure\Audit\AuditTrail;
use App\Lists\Reports\ReportSheet;
use App\Models\Company;
use App\Models\User;
use App\Queries\Reports\DailyStatsQuery;
use App\Queries\Reports\ProtectionFiguresQuery;
use App\Support\CsvDownload;
use Generator;
use Illuminate\Container\Attributes\CurrentUser;
use Symfony\Component\HttpFoundation\StreamedResponse;

/** The key figures of the business. */
final readonly class ExecutiveController
{
    public function __construct(private DailyStatsQuery $stats) {}

    public function index(ReportRequest $request, ProtectionFiguresQuery $protection, #[CurrentUser] User $viewer): Response
    {
        $scope = $request->scope();

        return Inertia::render('Reports/Executive', new ExecutivePage(
            filters: $request->filters(),
            companies: Choice::of(Company::query()->orderBy('name')->get(['id', 'name']), 'name'),
            result: Inertia::defer(fn (): ExecutiveResult => $this->result($scope)),
            protection: Inertia::defer(static fn (): ProtectionFigures => $protection->figures($scope, $viewer), 'protection'),
            can_export: $viewer->can('exportReports'),
            time_zone: config()->string('paddock.timezone'),
        ));
    }

    /** Both tables as CSV, with their total. */
    public function export(ReportRequest $request, AuditTrail $audit): StreamedResponse
    {
        $scope = $request->scope();
        $result = $this->result($scope);
        $audit->record(
            'report.exported',
            null,
            after: [
                'report' => 'reports-executive',
                'reason' => $request->reason(),
                'filter' => array_filter(get_object_vars($request->filters()), is_string(...)),
            ],
        );

        return CsvDownload::response("reports-executive-{$scope->from}-{$scope->until}.csv", ['By', 'Name', ...ReportSheet::HEADER], self::rows($result));
    }

    private function result(ReportScope $scope): ExecutiveResult
    {
        return new ExecutiveResult($this->stats->result($scope, $this->stats->states($scope)), $this->stats->companies($scope));
    }

    /** @return Generator<int, list<int|float|string|null>> */
    private static function rows(ExecutiveResult $result): Generator
    {
        foreach (['Company' => $result->companies, 'State' => $result->figures->rows, '' => [$result->figures->total]] as $by => $rows) {
            foreach ($rows as $row) {
                yield [$by, $row->label, ...ReportSheet::figures($row)];
            }
        }
    }
}
