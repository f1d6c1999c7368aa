<?php

declare(strict_types=1);

namespace App\Http\Controllers\Clients;

use App\Http\Requests\Clients\TimelineRequest;
use App\Models\Client;
use App\Models\User;
use App\Queries\Clients\ClientTimelineQuery;
use Illuminate\Container\Attributes\CurrentUser;
use Illuminate\Http\JsonResponse;

/** The entries before the oldest one on the timeline. */
final class ListOlderTimelineController
{
    public function __invoke(TimelineRequest $request, Client $client, ClientTimelineQuery $timeline, #[CurrentUser] User $viewer): JsonResponse
    {
        return new JsonResponse($timeline->slice($client, $viewer, $request->filters(), $request->place()));
    }
}
