<?php

declare(strict_types=1);

namespace App\Http\Controllers\Clients;

use App\Http\Requests\Reports\ExportListRequest;
use App\Infrastructure\Audit\AuditTrail;
use App\Lists\Exports\ExportScope;
use App\Lists\Exports\ExportSources;
use App\Lists\ListDefinition;
use App\Models\Client;
use App\Models\User;
use Illuminate\Container\Attributes\CurrentUser;
use Symfony\Component\HttpFoundation\StreamedResponse;

/** A list of one client as CSV at once, with the filters and order in use; the route names the list. */
final readonly class ExportClientListController
{
    /** @param  class-string<ListDefinition<object>>  $list */
    public function __invoke(ExportListRequest $request, Client $client, string $list, ExportSources $sources, AuditTrail $audit, #[CurrentUser] User $viewer): StreamedResponse
    {
        $source = $sources->ofClass($list);
        $scope = new ExportScope($viewer, $request->listQuery(), null, record: $client);
        $name = "{$source->filename()}-{$client->pin}-".now($viewer->timezone)->format('Y-m-d').'.csv';
        $file = $request->opened(static fn (): StreamedResponse => $source->download($scope, $name));
        // Before the first row is sent, because an interrupted export has exposed data too.
        $audit->record('client.'.str_replace('-', '_', $source->filename()).'_exported', $client, after: ['reason' => $request->reason(), 'filter' => $request->listQuery()]);

        return $file;
    }
}
