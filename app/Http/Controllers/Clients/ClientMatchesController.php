<?php

declare(strict_types=1);

namespace App\Http\Controllers\Clients;

use App\Data\Clients\ClientHeader;
use App\Data\Clients\ClientMatchesPage;
use App\Inertia\Inertia;
use App\Inertia\Response;
use App\Models\Client;
use App\Models\User;
use App\Queries\Clients\ClientHeaderQuery;
use App\Queries\Matches\ClientMatchesQuery;
use Illuminate\Container\Attributes\CurrentUser;

final class ClientMatchesController
{
    public function index(Client $client, ClientHeaderQuery $headers, ClientMatchesQuery $matches, #[CurrentUser] User $viewer): Response
    {
        return Inertia::render('Clients/Matches', new ClientMatchesPage(
            client: static fn (): ClientHeader => $headers->for($client, $viewer),
            matches: Inertia::defer(static fn (): array => $matches->matches($client, $viewer)),
            links: Inertia::defer(static fn (): array => $matches->links($client)),
            merges: Inertia::defer(static fn (): array => $matches->merges($client, $viewer)),
            can_merge: $viewer->can('merge', Client::class),
        ));
    }
}
