<?php

declare(strict_types=1);

namespace App\Http\Controllers\Clients;

use App\Data\Clients\ClientAsOf;
use App\Data\Clients\ClientHeader;
use App\Data\Clients\ClientTimelinePage;
use App\Data\Clients\TimelineSlice;
use App\Http\Requests\Clients\PastRecordRequest;
use App\Http\Requests\Clients\TimelineRequest;
use App\Inertia\Inertia;
use App\Inertia\Response;
use App\Models\Client;
use App\Models\User;
use App\Queries\Clients\ClientHeaderQuery;
use App\Queries\Clients\ClientTimelineQuery;
use Illuminate\Container\Attributes\CurrentUser;
use Illuminate\Http\JsonResponse;

final class ClientTimelineController
{
    public function index(
        PastRecordRequest $asOf,
        TimelineRequest $request,
        Client $client,
        ClientHeaderQuery $headers,
        ClientTimelineQuery $timeline,
        #[CurrentUser] User $viewer,
    ): Response {
        $past = $asOf->past($client);

        return Inertia::render('Clients/Timeline', new ClientTimelinePage(
            client: static fn (): ClientHeader => $headers->for($client, $viewer),
            timeline: Inertia::defer(static fn (): TimelineSlice => $timeline->slice($client, $viewer, $request->filters(), null, $past)),
            kinds: $timeline->kinds($client, $viewer),
            as_of: static fn (): ?ClientAsOf => $headers->asOf($past),
        ));
    }

    /** The entries before the oldest one on the timeline. */
    public function older(
        PastRecordRequest $asOf,
        TimelineRequest $request,
        Client $client,
        ClientTimelineQuery $timeline,
        #[CurrentUser] User $viewer,
    ): JsonResponse {
        return new JsonResponse($timeline->slice($client, $viewer, $request->filters(), $request->place(), $asOf->past($client)));
    }
}
