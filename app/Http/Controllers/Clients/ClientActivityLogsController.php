<?php

declare(strict_types=1);

namespace App\Http\Controllers\Clients;

use App\Data\Clients\ActivityLog;
use App\Data\Clients\ActivityLogChoices;
use App\Data\Clients\ClientActivityLogsPage;
use App\Data\Clients\ClientHeader;
use App\Http\Requests\Clients\ActivityLogRequest;
use App\Inertia\Inertia;
use App\Inertia\Response;
use App\Models\Client;
use App\Models\User;
use App\Queries\Clients\ActivityLogQuery;
use App\Queries\Clients\ClientHeaderQuery;
use Illuminate\Container\Attributes\CurrentUser;

final class ClientActivityLogsController
{
    public function index(ActivityLogRequest $request, Client $client, ClientHeaderQuery $headers, ActivityLogQuery $log, #[CurrentUser] User $viewer): Response
    {
        return Inertia::render('Clients/ActivityLogs', new ClientActivityLogsPage(
            client: static fn (): ClientHeader => $headers->for($client, $viewer),
            log: Inertia::defer(static fn (): ActivityLog => $log->page($client, $request->filters(), $request->listState(), $viewer)),
            choices: Inertia::defer(static fn (): ActivityLogChoices => $log->choices($client)),
            can_export: $viewer->can('export', Client::class),
        ));
    }
}
