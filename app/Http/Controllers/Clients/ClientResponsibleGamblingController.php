<?php

declare(strict_types=1);

namespace App\Http\Controllers\Clients;

use App\Data\Clients\ClientHeader;
use App\Data\Clients\ClientProtection;
use App\Data\Clients\ClientResponsibleGamblingPage;
use App\Data\Lists\Choice;
use App\Enums\RsgEventKind;
use App\Inertia\Inertia;
use App\Inertia\Response;
use App\Models\Client;
use App\Models\User;
use App\Queries\Clients\ClientHeaderQuery;
use App\Queries\Clients\ClientProtectionQuery;
use Illuminate\Container\Attributes\CurrentUser;

final class ClientResponsibleGamblingController
{
    public function index(Client $client, ClientHeaderQuery $headers, ClientProtectionQuery $protection, #[CurrentUser] User $viewer): Response
    {
        return Inertia::render('Clients/ResponsibleGambling', new ClientResponsibleGamblingPage(
            client: static fn (): ClientHeader => $headers->for($client, $viewer),
            protection: Inertia::defer(static fn (): ClientProtection => $protection->of($client)),
            event_kinds: array_map(static fn (RsgEventKind $kind): Choice => new Choice($kind->value, $kind->label()), RsgEventKind::cases()),
            can_protect: $viewer->can('protect', $client),
            can_work_events: $viewer->can('workRsgEvents', $client),
        ));
    }
}
