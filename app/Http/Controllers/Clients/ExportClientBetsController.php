<?php

declare(strict_types=1);

namespace App\Http\Controllers\Clients;

use App\Http\Requests\Clients\ClientBetsExportRequest;
use App\Models\Client;
use App\Models\User;
use App\Queries\Clients\BetRowCsv;
use App\Queries\Clients\ClientBetsQuery;
use App\Services\Audit\AuditTrail;
use App\Support\CsvDownload;
use Illuminate\Container\Attributes\CurrentUser;
use Illuminate\Support\Arr;
use Symfony\Component\HttpFoundation\StreamedResponse;

/** The bets of one client as CSV, with the filters and order in use. */
final readonly class ExportClientBetsController
{
    public function __invoke(ClientBetsExportRequest $request, Client $client, ClientBetsQuery $bets, AuditTrail $audit, #[CurrentUser] User $viewer): StreamedResponse
    {
        // Before the first row goes out: an export that is broken off has still taken data along.
        $audit->record('client.bets_exported', $client, after: ['reason' => $request->reason(), 'filter' => Arr::except($request->validated(), ['reason'])]);

        $csv = new BetRowCsv($viewer->timezone);

        return CsvDownload::response(
            "bets-{$client->pin}-".now($viewer->timezone)->format('Y-m-d').'.csv',
            $csv->header(),
            $csv->rows($bets->all($client, $request->filters(), $request->listState()->order)),
        );
    }
}
