<?php

declare(strict_types=1);

namespace App\Http\Controllers\Clients;

use App\Data\Clients\ActivityLog;
use App\Data\Clients\ActivityLogChoices;
use App\Data\Clients\ClientActivityLogsPage;
use App\Data\Clients\ClientHeader;
use App\Http\Requests\ListRequest;
use App\Inertia\Inertia;
use App\Inertia\Response;
use App\Lists\Clients\ActivityLogList;
use App\Lists\ListContext;
use App\Lists\ListReader;
use App\Models\Client;
use App\Models\User;
use App\Queries\Clients\ActivityLogChoicesQuery;
use App\Queries\Clients\ClientHeaderQuery;
use Illuminate\Container\Attributes\CurrentUser;

final class ClientActivityLogsController
{
    public function index(ListRequest $request, ActivityLogList $list, ListReader $reader, Client $client, ClientHeaderQuery $headers, ActivityLogChoicesQuery $choices, #[CurrentUser] User $viewer): Response
    {
        $parameters = $request->parameters($list, $client);

        return Inertia::render('Clients/ActivityLogs', new ClientActivityLogsPage(
            client: static fn (): ClientHeader => $headers->for($client, $viewer),
            log: Inertia::defer(static fn (): ActivityLog => new ActivityLog(...$reader->read($list, $parameters, new ListContext($viewer, $client)))),
            choices: Inertia::defer(static fn (): ActivityLogChoices => $choices->for($client)),
            can_export: $viewer->can('export', Client::class),
        ));
    }
}
