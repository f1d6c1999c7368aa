<?php

declare(strict_types=1);

namespace App\Http\Controllers\DbClients;

use App\Actions\Contacts\RevealContact;
use App\Http\Requests\Contacts\RevealContactRequest;
use App\Models\DbClient;
use Illuminate\Http\JsonResponse;

/** The contact details of one prospect, for one look. */
final class RevealDbClientContactController
{
    public function __invoke(RevealContactRequest $request, DbClient $dbClient, RevealContact $reveal): JsonResponse
    {
        return (new JsonResponse($reveal->prospect($dbClient, $request->reason())))->header('Cache-Control', 'no-store, private');
    }
}
