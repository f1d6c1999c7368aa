<?php

declare(strict_types=1);

namespace App\Http\Controllers\Deposits;

use App\Enums\DepositTab;
use App\Http\Requests\Reports\ExportListRequest;
use App\Infrastructure\Audit\AuditTrail;
use App\Lists\Deposits\DepositList;
use App\Lists\Exports\ExportScope;
use App\Lists\Exports\ExportSources;
use App\Models\User;
use Illuminate\Container\Attributes\CurrentUser;
use Illuminate\Support\Arr;
use Symfony\Component\HttpFoundation\StreamedResponse;

/** The deposits of a tab as CSV, with the filters and order in use. */
final readonly class ExportDepositsController
{
    public function __invoke(ExportListRequest $request, string $tab, ExportSources $sources, AuditTrail $audit, #[CurrentUser] User $viewer): StreamedResponse
    {
        $filter = Arr::except($request->listQuery(), 'deposit');
        $scope = new ExportScope($viewer, $filter, null, record: DepositTab::from($tab));
        $file = $request->opened(
            static fn (): StreamedResponse => $sources
                ->ofClass(DepositList::class)
                ->download($scope, 'deposits-'.now($viewer->timezone)->format('Y-m-d').'.csv'),
        );
        // Before the first row is sent, because an interrupted export has exposed data too.
        $audit->record('deposits.exported', after: ['reason' => $request->reason(), 'tab' => $tab, 'filter' => $filter]);

        return $file;
    }
}
