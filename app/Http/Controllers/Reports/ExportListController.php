<?php

declare(strict_types=1);

namespace App\Http\Controllers\Reports;

use App\Http\Requests\Reports\ExportListRequest;
use App\Models\User;
use App\Services\Audit\AuditTrail;
use App\Services\Exports\Lists\ListExport;
use App\Services\Exports\Lists\ListFile;
use App\Support\CsvDownload;
use Illuminate\Container\Attributes\CurrentUser;
use Illuminate\Contracts\Container\Container;
use Symfony\Component\HttpFoundation\StreamedResponse;

/** A short list as CSV at once, with the filters and order in use; the route says which. */
final readonly class ExportListController
{
    /** @param  class-string<ListExport>  $list */
    public function __invoke(ExportListRequest $request, string $list, Container $container, AuditTrail $audit, #[CurrentUser] User $viewer): StreamedResponse
    {
        $export = $container->make($list);
        $file = $request->opened(static fn (): ListFile => $export->file($request->listQuery(), $viewer));
        $name = str_replace('_', '-', $export->name());
        // Before the first row goes out: an export that is broken off has still taken data along.
        $audit->record("{$name}.exported", after: ['reason' => $request->reason(), 'filter' => $request->listQuery()]);

        return CsvDownload::response("{$name}-".now($viewer->timezone)->format('Y-m-d').'.csv', $file->header, $file->rows());
    }
}
