<?php

declare(strict_types=1);

namespace App\Http\Controllers\Clients;

use App\Http\Requests\Reports\ExportListRequest;
use App\Models\Client;
use App\Models\User;
use App\Services\Audit\AuditTrail;
use App\Services\Exports\Lists\ClientListExport;
use App\Services\Exports\Lists\ListFile;
use App\Support\CsvDownload;
use Illuminate\Container\Attributes\CurrentUser;
use Illuminate\Contracts\Container\Container;
use Symfony\Component\HttpFoundation\StreamedResponse;

/** A list of one client as CSV, with the filters and order in use; the route says which. */
final readonly class ExportClientListController
{
    /** @param  class-string<ClientListExport>  $list */
    public function __invoke(ExportListRequest $request, Client $client, string $list, Container $container, AuditTrail $audit, #[CurrentUser] User $viewer): StreamedResponse
    {
        $export = $container->make($list);
        $file = $request->opened(static fn (): ListFile => $export->file($client, $request->listQuery(), $viewer));
        // Before the first row goes out: an export that is broken off has still taken data along.
        $audit->record("client.{$export->name()}_exported", $client, after: ['reason' => $request->reason(), 'filter' => $request->listQuery()]);
        $name = str_replace('_', '-', $export->name());

        return CsvDownload::response("{$name}-{$client->pin}-".now($viewer->timezone)->format('Y-m-d').'.csv', $file->header, $file->rows());
    }
}
