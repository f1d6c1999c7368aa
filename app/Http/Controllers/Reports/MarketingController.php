<?php

declare(strict_types=1);

namespace App\Http\Controllers\Reports;

use App\Data\Reports\Marketing\MarketingPage;
use App\Data\Reports\Marketing\MarketingResult;
use App\Data\Reports\ReportFilters;
use App\Domain\Reports\ReportScope;
use App\Http\Requests\Reports\ReportRequest;
use App\Inertia\Inertia;
use App\Inertia\Response;
use App\Infrastructure\Audit\AuditTrail;
use App\Lists\Reports\MarketingSheet;
use App\Models\User;
use App\Queries\Reports\MarketingReportQuery;
use App\Support\CsvDownload;
use Illuminate\Container\Attributes\CurrentUser;
use Symfony\Component\HttpFoundation\StreamedResponse;

/** Messages, growth, bonuses and reviews of a period. It has no filters, because a small group would reveal who is excluded. */
final readonly class MarketingController
{
    public function __construct(private MarketingReportQuery $query) {}

    public function index(ReportRequest $request, #[CurrentUser] User $viewer): Response
    {
        $filters = self::filters($request);

        return Inertia::render(
            'Reports/Marketing/Overview',
            new MarketingPage(
                $filters,
                Inertia::defer(fn (): MarketingResult => $this->query->result(self::scope($filters), $viewer)),
                $viewer->can('exportReports'),
                config()->string('paddock.timezone'),
            ),
        );
    }

    public function export(ReportRequest $request, AuditTrail $audit, #[CurrentUser] User $viewer): StreamedResponse
    {
        $filters = self::filters($request);
        $result = $this->query->result(self::scope($filters), $viewer);
        $audit->record(
            'report.exported',
            null,
            after: [
                'report' => 'reports-marketing-overview',
                'reason' => $request->reason(),
                'filter' => array_filter(get_object_vars($filters), is_string(...)),
            ],
        );

        return CsvDownload::response(
            "reports-marketing-overview-{$filters->from}-{$filters->until}.csv",
            MarketingSheet::HEADER,
            MarketingSheet::rows($result),
        );
    }

    private static function filters(ReportRequest $request): ReportFilters
    {
        $filters = $request->filters();

        return new ReportFilters($filters->period, $filters->from, $filters->until, null, null, null);
    }

    private static function scope(ReportFilters $filters): ReportScope
    {
        return ReportScope::of($filters->period, $filters->from, $filters->until);
    }
}
