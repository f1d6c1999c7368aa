<?php

declare(strict_types=1);

namespace App\Http\Controllers\Reports\Affiliates;

use App\Data\Reports\Affiliates\AffiliateFigures;
use App\Data\Reports\Affiliates\AffiliateMainPage;
use App\Data\Reports\Affiliates\AffiliateReactivationPage;
use App\Data\Reports\Affiliates\ReactivationFigures;
use App\Http\Requests\Reports\ReportPeriodRequest;
use App\Inertia\Inertia;
use App\Inertia\Response;
use App\Infrastructure\Audit\AuditTrail;
use App\Models\User;
use App\Queries\Reports\AffiliateReportQuery;
use App\Support\CsvDownload;
use App\Support\CsvText;
use Illuminate\Container\Attributes\CurrentUser;
use Symfony\Component\HttpFoundation\StreamedResponse;

/** Results of affiliates and reactivation of their clients, as a page and as CSV. */
final readonly class AffiliateReportController
{
    public function __construct(private AffiliateReportQuery $query, private AuditTrail $audit) {}

    public function main(ReportPeriodRequest $request, #[CurrentUser] User $viewer): Response
    {
        [$rows, $total] = $this->query->main($request->statMonths(), $request->monthsBefore());

        return Inertia::render('Reports/Affiliates/Main', new AffiliateMainPage($request->period($this->query), $rows, $total, $viewer->can('exportReports')));
    }

    public function exportMain(ReportPeriodRequest $request): StreamedResponse
    {
        [$rows, $total] = $this->query->main($request->statMonths(), $request->monthsBefore());

        return $this->file(
            $request,
            'affiliates',
            [
                'Affiliate',
                'Clients',
                'New clients',
                'Active clients a month',
                'Turnover (AUD)',
                'Our profit (AUD)',
                'Commission (AUD)',
                'Turnover before (AUD)',
                'Our profit before (AUD)',
            ],
            array_map(
                static fn (AffiliateFigures $row): array => [
                    $row->name,
                    $row->clients,
                    $row->new_clients,
                    $row->active_clients,
                    CsvText::dollars($row->turnover_cents),
                    CsvText::dollars($row->profit_cents),
                    CsvText::dollars($row->commission_cents),
                    CsvText::dollars($row->previous_turnover_cents),
                    CsvText::dollars($row->previous_profit_cents),
                ],
                [...$rows, $total],
            ),
        );
    }

    public function reactivation(ReportPeriodRequest $request, #[CurrentUser] User $viewer): Response
    {
        [$rows, $total] = $this->query->reactivation($request->statMonths(), $request->monthsBefore());

        return Inertia::render(
            'Reports/Affiliates/Reactivation',
            new AffiliateReactivationPage($request->period($this->query), $rows, $total, $viewer->can('exportReports')),
        );
    }

    public function exportReactivation(ReportPeriodRequest $request): StreamedResponse
    {
        [$rows, $total] = $this->query->reactivation($request->statMonths(), $request->monthsBefore());

        return $this->file(
            $request,
            'affiliate-reactivation',
            ['Affiliate', 'Quiet clients now', 'Reactivated', 'Reactivated before', 'Turnover on return (AUD)'],
            array_map(
                static fn (ReactivationFigures $row): array => [
                    $row->name,
                    $row->quiet_clients,
                    $row->reactivated_clients,
                    $row->previous_reactivated_clients,
                    CsvText::dollars($row->reactivated_turnover_cents),
                ],
                [...$rows, $total],
            ),
        );
    }

    /**
     * @param  list<string>  $header
     * @param  list<list<int|string>>  $rows
     */
    private function file(ReportPeriodRequest $request, string $name, array $header, array $rows): StreamedResponse
    {
        $this->audit->record("{$name}.exported", after: ['reason' => $request->validated('reason'), ...$request->inWords()]);

        return CsvDownload::response("{$name}-{$request->inWords()['from']}-to-{$request->inWords()['until']}.csv", $header, $rows);
    }
}
