<?php

declare(strict_types=1);

namespace App\Http\Controllers\Clients;

use App\Data\Clients\ClientFigures;
use App\Data\Clients\ClientHeader;
use App\Data\Clients\ClientStatsPage;
use App\Http\Requests\Clients\ClientStatsRequest;
use App\Inertia\Inertia;
use App\Inertia\Response;
use App\Models\Client;
use App\Models\User;
use App\Queries\Clients\ClientHeaderQuery;
use App\Queries\Clients\ClientStatsQuery;
use Illuminate\Container\Attributes\CurrentUser;

final class ClientStatsController
{
    public function index(ClientStatsRequest $request, Client $client, ClientHeaderQuery $headers, ClientStatsQuery $stats, #[CurrentUser] User $viewer): Response
    {
        return Inertia::render('Clients/Stats', new ClientStatsPage(
            client: static fn (): ClientHeader => $headers->for($client, $viewer),
            months: $request->months(),
            site: $request->siteId(),
            sites: static fn (): array => $stats->sites($client),
            figures: Inertia::defer(static fn (): ClientFigures => $stats->figures($client, $request->months(), $request->siteId())),
            can_export: $viewer->can('export', Client::class),
        ));
    }
}
