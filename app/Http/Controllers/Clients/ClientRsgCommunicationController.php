<?php

declare(strict_types=1);

namespace App\Http\Controllers\Clients;

use App\Data\Clients\ClientHeader;
use App\Data\Clients\ClientRsgCommunicationPage;
use App\Enums\Ability;
use App\Http\Requests\Clients\RsgCommunicationIndexRequest;
use App\Inertia\Inertia;
use App\Inertia\Response;
use App\Models\Client;
use App\Models\User;
use App\Queries\Clients\ClientHeaderQuery;
use App\Queries\Clients\ClientRsgCommunicationQuery;
use App\Queries\Lists\DeferredList;
use Illuminate\Container\Attributes\CurrentUser;

final class ClientRsgCommunicationController
{
    public function index(RsgCommunicationIndexRequest $request, Client $client, ClientHeaderQuery $headers, ClientRsgCommunicationQuery $query, #[CurrentUser] User $viewer): Response
    {
        $list = new DeferredList(static fn (): array => $query->page($client, $viewer, $request, $request->listState()));

        return Inertia::render('Clients/RsgCommunication', new ClientRsgCommunicationPage(
            client: static fn (): ClientHeader => $headers->for($client, $viewer),
            communications: $list->rows(),
            meta: $list->meta(),
            open_count: Inertia::defer(static fn (): int => $query->openCount($client)),
            can_resolve: $viewer->hasAbility(Ability::ViewRsgCommunications),
            can_export: $viewer->can('export', Client::class),
        ));
    }
}
