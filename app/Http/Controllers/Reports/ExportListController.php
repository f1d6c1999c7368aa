<?php

declare(strict_types=1);

namespace App\Http\Controllers\Reports;

use App\Http\Requests\Reports\ExportListRequest;
use App\Infrastructure\Audit\AuditTrail;
use App\Lists\Exports\ExportScope;
use App\Lists\Exports\ExportSources;
use App\Lists\ListDefinition;
use App\Models\Client;
use App\Models\User;
use Illuminate\Container\Attributes\CurrentUser;
use Symfony\Component\HttpFoundation\StreamedResponse;

/** Downloads a short list as CSV, with the current filters and order. The route names the list, and its client if the list is in a client's record. */
final readonly class ExportListController
{
    public function __invoke(ExportListRequest $request, ExportSources $sources, AuditTrail $audit, #[CurrentUser] User $viewer): StreamedResponse
    {
        /** @var class-string<ListDefinition<object>> $list */
        $list = $request->route('list');
        /** @var Client|null $client */
        $client = $request->route('client');
        $source = $sources->ofClass($list);
        $name = implode('-', array_filter([$source->filename(), $client?->pin, now($viewer->timezone)->format('Y-m-d')])).'.csv';
        $file = $request->opened(
            static fn (): StreamedResponse => $source->download(
                new ExportScope($viewer, $request->listQuery(), null, record: $client),
                $name,
            ),
        );
        $action = $client === null
            ? "{$source->filename()}.exported"
            : 'client.'.str_replace('-', '_', $source->filename()).'_exported';
        // Before the first row is sent, because an interrupted export also counts.
        $audit->record($action, $client, after: ['reason' => $request->reason(), 'filter' => $request->listQuery()]);

        return $file;
    }
}
