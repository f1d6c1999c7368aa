<?php

declare(strict_types=1);

namespace App\Http\Controllers\Clients;

use App\Actions\Clients\RecordClientBackground;
use App\Data\Clients\ClientBackgroundPage;
use App\Data\Clients\ClientHeader;
use App\Http\Requests\Clients\RecordBackgroundRequest;
use App\Inertia\Inertia;
use App\Inertia\Response;
use App\Models\Client;
use App\Models\User;
use App\Queries\Clients\ClientBackgroundQuery;
use App\Queries\Clients\ClientHeaderQuery;
use Illuminate\Container\Attributes\CurrentUser;
use Illuminate\Http\RedirectResponse;

final class ClientBackgroundController
{
    public function index(Client $client, ClientHeaderQuery $headers, ClientBackgroundQuery $background, #[CurrentUser] User $viewer): Response
    {
        return Inertia::render('Clients/Background', new ClientBackgroundPage(
            client: static fn (): ClientHeader => $headers->for($client, $viewer),
            entries: Inertia::defer(static fn (): array => $background->entries($client)),
            can_record: ! $viewer->isReadOnly() && $viewer->can('contribute', $client),
        ));
    }

    public function store(RecordBackgroundRequest $request, Client $client, RecordClientBackground $record, #[CurrentUser] User $author): RedirectResponse
    {
        $record->handle($client, $request->baseId(), $request->columns(), $author);

        return redirect()->route('clients.background', $client)->with('success', 'Background recorded.')->with('auto_hide_success_message', true);
    }
}
