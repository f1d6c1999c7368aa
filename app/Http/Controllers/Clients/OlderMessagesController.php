<?php

declare(strict_types=1);

namespace App\Http\Controllers\Clients;

use App\Http\Requests\Clients\SmsStretchRequest;
use App\Models\Client;
use App\Models\User;
use App\Queries\Clients\ClientMessagesQuery;
use Illuminate\Container\Attributes\CurrentUser;
use Illuminate\Http\JsonResponse;

/** What was written before the messages that are on the screen. */
final class OlderMessagesController
{
    public function __invoke(SmsStretchRequest $request, Client $client, ClientMessagesQuery $messages, #[CurrentUser] User $viewer): JsonResponse
    {
        return new JsonResponse($messages->stretch($client, $viewer, $request->listState()));
    }
}
