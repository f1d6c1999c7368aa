<?php

declare(strict_types=1);

namespace App\Http\Controllers\Reports;

use App\Http\Requests\Reports\ExportListRequest;
use App\Infrastructure\Audit\AuditTrail;
use App\Lists\Exports\ExportScope;
use App\Lists\Exports\ExportSources;
use App\Lists\ListDefinition;
use App\Models\User;
use Illuminate\Container\Attributes\CurrentUser;
use Symfony\Component\HttpFoundation\StreamedResponse;

/** Downloads a short list as CSV, with the current filters and order. The route names the list. */
final readonly class ExportListController
{
    /** @param  class-string<ListDefinition<object>>  $list */
    public function __invoke(ExportListRequest $request, string $list, ExportSources $sources, AuditTrail $audit, #[CurrentUser] User $viewer): StreamedResponse
    {
        $source = $sources->ofClass($list);
        $name = "{$source->filename()}-".now($viewer->timezone)->format('Y-m-d').'.csv';
        $file = $request->opened(static fn (): StreamedResponse => $source->download(new ExportScope($viewer, $request->listQuery(), null), $name));
        // Before the first row is sent, because an interrupted export also counts.
        $audit->record("{$source->filename()}.exported", after: ['reason' => $request->reason(), 'filter' => $request->listQuery()]);

        return $file;
    }
}
