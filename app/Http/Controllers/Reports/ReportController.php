<?php

declare(strict_types=1);

namespace App\Http\Controllers\Reports;

use App\Data\Lists\Choice;
use App\Data\Reports\ReportPage;
use App\Data\Reports\ReportResult;
use App\Domain\Reports\ReportScope;
use App\Enums\Ability;
use App\Http\Requests\Reports\ReportRequest;
use App\Inertia\Inertia;
use App\Inertia\Response;
use App\Infrastructure\Audit\AuditTrail;
use App\Lists\Reports\ReportSheet;
use App\Models\Company;
use App\Models\User;
use App\Queries\Reports\DailyStatsQuery;
use App\Queries\Reports\ManagerClientsQuery;
use App\Queries\Users\UserChoiceQuery;
use App\Support\CsvDownload;
use Generator;
use Illuminate\Container\Attributes\CurrentUser;
use Symfony\Component\HttpFoundation\StreamedResponse;

/** Reports over `daily_stats`. The route names the page. */
final readonly class ReportController
{
    public function __construct(private DailyStatsQuery $stats, private ManagerClientsQuery $clients) {}

    public function index(ReportRequest $request, UserChoiceQuery $managers, #[CurrentUser] User $viewer): Response
    {
        /** @var string $page */
        $page = $request->route('page');

        return Inertia::render($page, new ReportPage(
            filters: $request->filters(),
            companies: Choice::of(Company::query()->orderBy('name')->get(['id', 'name']), 'name'),
            managers: $viewer->hasAbility(Ability::ViewAccountManagerReports) ? [new Choice('none', 'Unassigned'), ...$managers->all()] : null,
            result: Inertia::defer(fn (): ReportResult => $this->result($page, $request->scope())),
            can_export: $viewer->can('exportReports'),
            time_zone: config()->string('paddock.timezone'),
        ));
    }

    /** The table as CSV, with its total. */
    public function export(ReportRequest $request, AuditTrail $audit): StreamedResponse
    {
        /** @var string $page */
        $page = $request->route('page');
        $scope = $request->scope();
        $result = $this->result($page, $scope);
        /** @var string $name */
        $name = $request->route('file');
        $audit->record(
            'report.exported',
            null,
            after: [
                'report' => $name,
                'reason' => $request->reason(),
                'filter' => array_filter(get_object_vars($request->filters()), is_string(...)),
            ],
        );

        return CsvDownload::response("{$name}-{$scope->from}-{$scope->until}.csv", self::header($page), self::rows($page, $result));
    }

    private function result(string $page, ReportScope $scope): ReportResult
    {
        return $this->stats->result($scope, match ($page) {
            'Reports/Clients/Daily' => array_reverse($this->stats->days($scope)),
            'Reports/Clients/States' => $this->stats->states($scope),
            default => $this->stats->managers($scope, $this->clients->counts($scope)),
        });
    }

    /** @return list<string> */
    private static function header(string $page): array
    {
        return [
            ...match ($page) {
                'Reports/Clients/Daily' => ['Day ('.config()->string('paddock.timezone').')'],
                'Reports/Clients/States' => ['State'],
                default => ['Manager', 'Clients today', 'Active today'],
            },
            ...ReportSheet::HEADER,
        ];
    }

    /** @return Generator<int, list<int|float|string|null>> the rows and the total */
    private static function rows(string $page, ReportResult $result): Generator
    {
        $hasClients = $page === 'Reports/AccountManagers/Main';
        foreach ([...$result->rows, $result->total] as $row) {
            yield [$row->label, ...($hasClients ? [(int) $row->clients, (int) $row->active_clients] : []), ...ReportSheet::figures($row)];
        }
    }
}
