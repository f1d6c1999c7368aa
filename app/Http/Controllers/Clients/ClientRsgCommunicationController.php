<?php

declare(strict_types=1);

namespace App\Http\Controllers\Clients;

use App\Data\Clients\ClientHeader;
use App\Data\Clients\ClientRsgCommunicationPage;
use App\Enums\Ability;
use App\Http\Requests\ListRequest;
use App\Inertia\Inertia;
use App\Inertia\Response;
use App\Lists\Clients\RsgCommunicationList;
use App\Models\Client;
use App\Models\RsgCommunication;
use App\Models\User;
use App\Queries\Clients\ClientHeaderQuery;
use Illuminate\Container\Attributes\CurrentUser;

final class ClientRsgCommunicationController
{
    public function index(ListRequest $request, RsgCommunicationList $list, Client $client, ClientHeaderQuery $headers, #[CurrentUser] User $viewer): Response
    {
        $page = $request->deferred($list, $client);

        return Inertia::render('Clients/RsgCommunication', new ClientRsgCommunicationPage(
            client: static fn (): ClientHeader => $headers->for($client, $viewer),
            communications: $page->rows(),
            meta: $page->meta(),
            open_count: Inertia::defer(static fn (): int => RsgCommunication::query()->where('client_id', $client->id)->whereNull('resolved_at')->count()),
            can_resolve: $viewer->hasAbility(Ability::ViewRsgCommunications),
            can_export: $viewer->can('export', Client::class),
        ));
    }
}
