<?php

declare(strict_types=1);

namespace App\Http\Controllers\Clients;

use App\Data\Clients\BetTotals;
use App\Data\Clients\ClientBetsPage;
use App\Data\Clients\ClientHeader;
use App\Http\Requests\ListRequest;
use App\Inertia\Inertia;
use App\Inertia\Response;
use App\Lists\Clients\BetList;
use App\Models\Client;
use App\Models\User;
use App\Queries\Clients\ClientBetsQuery;
use App\Queries\Clients\ClientHeaderQuery;
use Illuminate\Container\Attributes\CurrentUser;

final class ClientBetsController
{
    public function index(ListRequest $request, BetList $list, Client $client, ClientHeaderQuery $headers, ClientBetsQuery $bets, #[CurrentUser] User $viewer): Response
    {
        $parameters = $request->parameters($list, $client);
        $page = $request->deferred($list, $client);

        return Inertia::render('Clients/Bets', new ClientBetsPage(
            client: static fn (): ClientHeader => $headers->for($client, $viewer),
            bets: $page->rows(),
            meta: $page->meta(),
            totals: Inertia::defer(static fn (): BetTotals => $bets->totals($client, $viewer, $parameters)),
            choices: Inertia::defer(static fn (): array => $bets->choices($client)),
            can_export: $viewer->can('export', Client::class),
        ));
    }
}
