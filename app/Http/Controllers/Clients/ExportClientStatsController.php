<?php

declare(strict_types=1);

namespace App\Http\Controllers\Clients;

use App\Http\Requests\Clients\ClientStatsExportRequest;
use App\Infrastructure\Audit\AuditTrail;
use App\Lists\Clients\MonthFiguresCsv;
use App\Models\Client;
use App\Queries\Clients\ClientStatsQuery;
use App\Support\CsvDownload;
use Symfony\Component\HttpFoundation\StreamedResponse;

/** The table of a client's months as CSV, with the period and the site in use. */
final readonly class ExportClientStatsController
{
    public function __invoke(ClientStatsExportRequest $request, Client $client, ClientStatsQuery $stats, AuditTrail $audit): StreamedResponse
    {
        $audit->record('client.stats_exported', $client, after: ['reason' => $request->reason(), 'months' => $request->months(), 'site' => $request->siteId()]);
        $csv = new MonthFiguresCsv;

        return CsvDownload::response(
            "stats-{$client->pin}-".now(config()->string('paddock.timezone'))->format('Y-m-d').'.csv',
            $csv->header(),
            $csv->rows($stats->figures($client, $request->months(), $request->siteId())->months),
        );
    }
}
