<?php

declare(strict_types=1);

namespace App\Http\Controllers\Clients;

use App\Models\Client;
use App\Models\User;
use App\Queries\Clients\ClientPreviewQuery;
use Illuminate\Container\Attributes\CurrentUser;
use Illuminate\Http\JsonResponse;

/** The preview beside the list. */
final readonly class PreviewClientController
{
    public function __invoke(Client $client, ClientPreviewQuery $preview, #[CurrentUser] User $viewer): JsonResponse
    {
        return new JsonResponse($preview->for($client, $viewer));
    }
}
