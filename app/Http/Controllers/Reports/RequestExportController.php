<?php

declare(strict_types=1);

namespace App\Http\Controllers\Reports;

use App\Actions\Reports\RequestExport;
use App\Enums\ExportKind;
use App\Http\Requests\Reports\RequestExportRequest;
use App\Models\User;
use Illuminate\Container\Attributes\CurrentUser;
use Illuminate\Http\RedirectResponse;

/** Exports a list in the background. */
final readonly class RequestExportController
{
    public function __invoke(RequestExportRequest $request, string $kind, RequestExport $export, #[CurrentUser] User $owner): RedirectResponse
    {
        $export->handle(ExportKind::from($kind), $request->scope($owner), $request->reason());

        return redirect()->route('reports.clients.exports')->with('success', 'Export started. The file stays here for a week.')->with('auto_hide_success_message', true);
    }
}
