<?php

declare(strict_types=1);

namespace App\Http\Controllers\Clients;

use App\Data\Clients\ClientAnalytics;
use App\Data\Clients\ClientAnalyticsPage;
use App\Data\Clients\ClientHeader;
use App\Inertia\Inertia;
use App\Inertia\Response;
use App\Models\Client;
use App\Models\User;
use App\Queries\Clients\ClientAnalyticsQuery;
use App\Queries\Clients\ClientHeaderQuery;
use Illuminate\Container\Attributes\CurrentUser;

final class ClientAnalyticsController
{
    public function index(Client $client, ClientHeaderQuery $headers, ClientAnalyticsQuery $analytics, #[CurrentUser] User $viewer): Response
    {
        return Inertia::render('Clients/Analytics', new ClientAnalyticsPage(
            client: static fn (): ClientHeader => $headers->for($client, $viewer),
            analytics: Inertia::defer(static fn (): ClientAnalytics => $analytics->for($client)),
        ));
    }
}
