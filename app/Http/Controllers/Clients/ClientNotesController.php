<?php

declare(strict_types=1);

namespace App\Http\Controllers\Clients;

use App\Data\Clients\ClientHeader;
use App\Data\Clients\ClientNotesPage;
use App\Data\Notes\NoteFeed;
use App\Http\Requests\Notes\NoteListRequest;
use App\Inertia\Inertia;
use App\Inertia\Response;
use App\Models\Client;
use App\Models\User;
use App\Queries\Clients\ClientHeaderQuery;
use App\Queries\Notes\NoteFeedQuery;
use Illuminate\Container\Attributes\CurrentUser;

final class ClientNotesController
{
    public function index(NoteListRequest $request, Client $client, ClientHeaderQuery $headers, NoteFeedQuery $notes, #[CurrentUser] User $viewer): Response
    {
        return Inertia::render('Clients/Notes', new ClientNotesPage(
            client: static fn (): ClientHeader => $headers->for($client, $viewer),
            notes: Inertia::defer(static fn (): NoteFeed => $notes->for($client, $viewer, $request->category(), $request->listState())),
            can_export: $viewer->can('export', Client::class),
        ));
    }
}
