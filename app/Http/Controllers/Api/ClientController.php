<?php

declare(strict_types=1);

namespace App\Http\Controllers\Api;

use App\Actions\Intake\CreateClient;
use App\Http\Requests\Api\CreateClientRequest;
use Illuminate\Http\JsonResponse;

/** New clients from outside. */
final readonly class ClientController
{
    public function store(CreateClientRequest $request, CreateClient $create): JsonResponse
    {
        $client = $create->handle($request->toNewClient());

        return new JsonResponse([
            'id' => $client->id,
            'pin' => $client->pin,
            'full_name' => $client->full_name,
            'status' => $client->status,
            'created_at' => $client->created_at,
        ], 201);
    }
}
