<?php

declare(strict_types=1);

namespace App\Http\Controllers\Clients;

use App\Data\Clients\BetFilterChoices;
use App\Data\Clients\BetTotals;
use App\Data\Clients\ClientBetsPage;
use App\Data\Clients\ClientHeader;
use App\Http\Requests\Clients\ClientBetsRequest;
use App\Inertia\Inertia;
use App\Inertia\Response;
use App\Models\Client;
use App\Models\User;
use App\Queries\Clients\ClientBetsQuery;
use App\Queries\Clients\ClientHeaderQuery;
use App\Queries\Lists\DeferredList;
use Illuminate\Container\Attributes\CurrentUser;

final class ClientBetsController
{
    public function index(ClientBetsRequest $request, Client $client, ClientHeaderQuery $headers, ClientBetsQuery $bets, #[CurrentUser] User $viewer): Response
    {
        $filters = $request->filters();
        $list = new DeferredList(static fn (): array => $bets->page($client, $filters, $request->listState()));

        return Inertia::render('Clients/Bets', new ClientBetsPage(
            client: static fn (): ClientHeader => $headers->for($client, $viewer),
            bets: $list->rows(),
            meta: $list->meta(),
            totals: Inertia::defer(static fn (): BetTotals => $bets->totals($client, $filters)),
            choices: Inertia::defer(static fn (): BetFilterChoices => $bets->choices($client)),
            can_export: $viewer->can('export', Client::class),
        ));
    }
}
