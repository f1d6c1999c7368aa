<?php

declare(strict_types=1);

namespace App\Http\Controllers\Clients;

use App\Data\Clients\ClientHeader;
use App\Data\Clients\ClientNotesPage;
use App\Data\Notes\NoteFeed;
use App\Http\Requests\ListRequest;
use App\Inertia\Inertia;
use App\Inertia\Response;
use App\Lists\Notes\NoteList;
use App\Models\Client;
use App\Models\User;
use App\Queries\Clients\ClientHeaderQuery;
use App\Queries\Notes\NoteFeedQuery;
use Illuminate\Container\Attributes\CurrentUser;

final class ClientNotesController
{
    public function index(ListRequest $request, NoteList $list, Client $client, ClientHeaderQuery $headers, NoteFeedQuery $notes, #[CurrentUser] User $viewer): Response
    {
        $parameters = $request->parameters($list, $client);

        return Inertia::render('Clients/Notes', new ClientNotesPage(
            client: static fn (): ClientHeader => $headers->for($client, $viewer),
            notes: Inertia::defer(static fn (): NoteFeed => $notes->for($client, $viewer, $parameters)),
            can_export: $viewer->can('export', Client::class),
        ));
    }
}
