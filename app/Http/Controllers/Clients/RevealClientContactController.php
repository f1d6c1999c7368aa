<?php

declare(strict_types=1);

namespace App\Http\Controllers\Clients;

use App\Actions\Protection\RevealContact;
use App\Http\Requests\Clients\RevealContactRequest;
use App\Models\Client;
use Illuminate\Http\JsonResponse;

/** Reveals the contact details of one client. */
final class RevealClientContactController
{
    public function __invoke(RevealContactRequest $request, Client $client, RevealContact $reveal): JsonResponse
    {
        return (new JsonResponse($reveal->handle($client, $request->reason())))->header('Cache-Control', 'no-store, private');
    }
}
