<?php

declare(strict_types=1);

namespace App\Http\Controllers\Clients;

use App\Http\Requests\Clients\ActivityLogExportRequest;
use App\Models\Client;
use App\Models\User;
use App\Queries\Clients\ActivityLogCsv;
use App\Queries\Clients\ActivityLogQuery;
use App\Services\Audit\AuditTrail;
use App\Support\CsvDownload;
use Illuminate\Container\Attributes\CurrentUser;
use Illuminate\Support\Arr;
use Symfony\Component\HttpFoundation\StreamedResponse;

/** A client's activity log as CSV, with the filters in use: one line a changed field. */
final class ExportActivityLogsController
{
    public function __invoke(ActivityLogExportRequest $request, Client $client, ActivityLogQuery $log, AuditTrail $audit, #[CurrentUser] User $viewer): StreamedResponse
    {
        $order = $request->listState()->order;
        // Before the first row goes out: an export that is broken off has still taken data along.
        $audit->record('client.activity_exported', $client, after: ['reason' => $request->reason(), 'filter' => Arr::except($request->validated(), ['reason'])]);
        $csv = new ActivityLogCsv($viewer->timezone);

        return CsvDownload::response("activity-{$client->pin}.csv", $csv->header(), $csv->rows($log->all($client, $request->filters(), $order, $viewer)));
    }
}
