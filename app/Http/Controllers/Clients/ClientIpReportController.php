<?php

declare(strict_types=1);

namespace App\Http\Controllers\Clients;

use App\Data\Clients\ClientHeader;
use App\Data\Clients\ClientIpReportPage;
use App\Http\Requests\ListRequest;
use App\Inertia\Inertia;
use App\Inertia\Response;
use App\Lists\Clients\IpSightingList;
use App\Models\Client;
use App\Models\User;
use App\Queries\Clients\ClientHeaderQuery;
use Illuminate\Container\Attributes\CurrentUser;

final class ClientIpReportController
{
    public function index(ListRequest $request, IpSightingList $list, Client $client, ClientHeaderQuery $headers, #[CurrentUser] User $viewer): Response
    {
        $page = $request->deferred($list, $client);

        return Inertia::render('Clients/IpReport', new ClientIpReportPage(
            client: static fn (): ClientHeader => $headers->for($client, $viewer),
            sightings: $page->rows(),
            meta: $page->meta(),
            can_export: $viewer->can('export', Client::class),
        ));
    }
}
