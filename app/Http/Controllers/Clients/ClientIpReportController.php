<?php

declare(strict_types=1);

namespace App\Http\Controllers\Clients;

use App\Data\Clients\ClientHeader;
use App\Data\Clients\ClientIpReportPage;
use App\Http\Requests\Clients\IpReportRequest;
use App\Inertia\Inertia;
use App\Inertia\Response;
use App\Models\Client;
use App\Models\User;
use App\Queries\Clients\ClientHeaderQuery;
use App\Queries\Clients\ClientIpReportQuery;
use App\Queries\Lists\DeferredList;
use Illuminate\Container\Attributes\CurrentUser;

final class ClientIpReportController
{
    public function index(IpReportRequest $request, Client $client, ClientHeaderQuery $headers, ClientIpReportQuery $report, #[CurrentUser] User $viewer): Response
    {
        $list = new DeferredList(static fn (): array => $report->page($client, $request->filters(), $request->listState()));

        return Inertia::render('Clients/IpReport', new ClientIpReportPage(
            client: static fn (): ClientHeader => $headers->for($client, $viewer),
            sightings: $list->rows(),
            meta: $list->meta(),
            can_export: $viewer->can('export', Client::class),
        ));
    }
}
