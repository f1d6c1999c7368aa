<?php

declare(strict_types=1);

namespace App\Http\Controllers\Reports;

use App\Actions\Reports\CancelExport;
use App\Data\Reports\ClientExportsPage;
use App\Http\Requests\ListRequest;
use App\Inertia\Inertia;
use App\Inertia\Response;
use App\Lists\Reports\ExportList;
use App\Models\Export;
use App\Models\User;
use App\Queries\Reports\UnfinishedExportQuery;
use Illuminate\Container\Attributes\CurrentUser;
use Illuminate\Http\RedirectResponse;

final class ClientExportController
{
    public function index(ListRequest $request, ExportList $list, UnfinishedExportQuery $unfinished, #[CurrentUser] User $viewer): Response
    {
        [$rows, $meta] = $request->page($list);

        return Inertia::render('Reports/Clients/Exports', new ClientExportsPage($rows, $meta, $unfinished->existsFor($viewer), $viewer->can('seesAll', Export::class)));
    }

    public function destroy(Export $export, CancelExport $cancel): RedirectResponse
    {
        return $cancel->handle($export)
            ? back()->with('success', 'Export cancelled.')->with('auto_hide_success_message', true)
            : back()->with('error', 'This export had already ended.');
    }
}
