<?php

declare(strict_types=1);

namespace App\Http\Controllers\DbClients;

use App\Actions\Protection\RevealContact;
use App\Http\Requests\Clients\RevealContactRequest;
use App\Models\DbClient;
use Illuminate\Http\JsonResponse;

/** Reveals the contact details of one DB client. */
final class RevealDbClientContactController
{
    public function __invoke(RevealContactRequest $request, DbClient $dbClient, RevealContact $reveal): JsonResponse
    {
        return (new JsonResponse($reveal->handle($dbClient, $request->reason())))->header('Cache-Control', 'no-store, private');
    }
}
