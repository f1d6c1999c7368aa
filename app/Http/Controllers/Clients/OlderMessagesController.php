<?php

declare(strict_types=1);

namespace App\Http\Controllers\Clients;

use App\Http\Requests\ListRequest;
use App\Lists\Messages\SmsMessageList;
use App\Models\Client;
use App\Models\User;
use App\Queries\Clients\ClientMessagesQuery;
use Illuminate\Container\Attributes\CurrentUser;
use Illuminate\Http\JsonResponse;

/** The messages before the oldest one on the screen. */
final class OlderMessagesController
{
    public function __invoke(ListRequest $request, SmsMessageList $list, Client $client, ClientMessagesQuery $messages, #[CurrentUser] User $viewer): JsonResponse
    {
        return new JsonResponse($messages->stretch($client, $viewer, $request->parameters($list, $client)));
    }
}
