<?php

declare(strict_types=1);

namespace App\Http\Controllers\Deposits;

use App\Http\Requests\Deposits\ReconciliationExportRequest;
use App\Queries\Deposits\ReconciliationCsv;
use App\Queries\Deposits\ReconciliationQuery;
use App\Services\Audit\AuditTrail;
use App\Support\CsvDownload;
use Symfony\Component\HttpFoundation\StreamedResponse;

/** The differences of a day as CSV, all of them. */
final readonly class ReconciliationExportController
{
    public function __invoke(ReconciliationExportRequest $request, ReconciliationQuery $reconciliation, AuditTrail $audit): StreamedResponse
    {
        $day = $request->day();
        // Before the first row goes out: an export that is broken off has still taken data along.
        $audit->record('reconciliation.exported', after: ['reason' => $request->reason(), 'day' => $day->date]);
        $csv = new ReconciliationCsv($day);

        return CsvDownload::response("differences-{$day->date}.csv", $csv->header(), $csv->rows($reconciliation->differences($day)));
    }
}
