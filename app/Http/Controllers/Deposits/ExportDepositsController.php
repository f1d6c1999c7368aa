<?php

declare(strict_types=1);

namespace App\Http\Controllers\Deposits;

use App\Enums\DepositTab;
use App\Http\Requests\Deposits\ExportDepositsRequest;
use App\Models\User;
use App\Queries\Deposits\DepositCsv;
use App\Queries\Deposits\DepositListQuery;
use App\Services\Audit\AuditTrail;
use App\Support\CsvDownload;
use Illuminate\Container\Attributes\CurrentUser;
use Illuminate\Support\Arr;
use Symfony\Component\HttpFoundation\StreamedResponse;

/** The deposits of a tab as CSV, with the filters and order in use. */
final readonly class ExportDepositsController
{
    public function __invoke(ExportDepositsRequest $request, string $tab, DepositListQuery $deposits, AuditTrail $audit, #[CurrentUser] User $viewer): StreamedResponse
    {
        // Before the first row goes out: an export that is broken off has still taken data along.
        $audit->record('deposits.exported', after: ['reason' => $request->reason(), 'tab' => $tab, 'filter' => Arr::except($request->validated(), ['reason', 'deposit'])]);

        $csv = new DepositCsv($viewer->timezone);

        return CsvDownload::response(
            'deposits-'.now($viewer->timezone)->format('Y-m-d').'.csv',
            $csv->header(),
            $csv->rows($deposits->all($request->filters(DepositTab::from($tab)), $request->listState()->order, $viewer)),
        );
    }
}
