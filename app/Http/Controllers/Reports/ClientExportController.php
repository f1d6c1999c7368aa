<?php

declare(strict_types=1);

namespace App\Http\Controllers\Reports;

use App\Actions\Exports\CancelExport;
use App\Data\Reports\ClientExportsPage;
use App\Http\Requests\Reports\ExportIndexRequest;
use App\Inertia\Inertia;
use App\Inertia\Response;
use App\Models\Export;
use App\Models\User;
use App\Policies\ExportPolicy;
use App\Queries\Reports\ExportListQuery;
use Illuminate\Container\Attributes\CurrentUser;
use Illuminate\Http\RedirectResponse;

final class ClientExportController
{
    public function index(ExportIndexRequest $request, ExportListQuery $exports, ExportPolicy $policy, #[CurrentUser] User $viewer): Response
    {
        [$rows, $meta] = $exports->page($viewer, $request);

        return Inertia::render('Reports/Clients/Exports', new ClientExportsPage($rows, $meta, $exports->isWriting($viewer), $policy->seesAll($viewer)));
    }

    public function destroy(Export $export, CancelExport $cancel): RedirectResponse
    {
        return $cancel->handle($export)
            ? back()->with('success', 'Export cancelled.')->with('auto_hide_success_message', true)
            : back()->with('error', 'That export had ended already.');
    }
}
