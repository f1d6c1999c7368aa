<?php

declare(strict_types=1);

namespace App\Http\Controllers\Clients;

use App\Http\Requests\Clients\ClientExportRequest;
use App\Models\User;
use App\Queries\Clients\ClientListQuery;
use App\Queries\Clients\ClientRowCsv;
use App\Services\Audit\AuditTrail;
use App\Support\CsvDownload;
use Illuminate\Container\Attributes\CurrentUser;
use Illuminate\Support\Arr;
use Symfony\Component\HttpFoundation\StreamedResponse;

/** The client list as CSV, with the search, filters and order in use. */
final class ExportClientsController
{
    public function __invoke(ClientExportRequest $request, ClientListQuery $clients, AuditTrail $audit, #[CurrentUser] User $viewer): StreamedResponse
    {
        $order = $request->listState()->order;
        // Before the first row goes out: an export that is broken off has still taken data along.
        $audit->record('clients.exported', after: ['reason' => $request->reason(), 'filter' => Arr::except($request->validated(), ['reason'])]);

        $csv = new ClientRowCsv($viewer->timezone);

        return CsvDownload::response(
            'clients-'.now($viewer->timezone)->format('Y-m-d').'.csv',
            $csv->header(),
            $csv->rows($clients->all($request->filters(), $order)),
        );
    }
}
