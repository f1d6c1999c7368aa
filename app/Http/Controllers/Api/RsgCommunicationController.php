<?php

declare(strict_types=1);

namespace App\Http\Controllers\Api;

use App\Actions\Intake\ReceiveRsgCommunication;
use App\Http\Requests\Api\ReceiveRsgCommunicationRequest;
use Illuminate\Http\JsonResponse;

/** Responsible-gambling messages: 201 for a new one, 200 for one that is here already, 409 for another one under its external_id. */
final readonly class RsgCommunicationController
{
    public function store(ReceiveRsgCommunicationRequest $request, ReceiveRsgCommunication $receive): JsonResponse
    {
        $communication = $receive->handle($request->toNewRsgCommunication());

        return new JsonResponse([
            'id' => $communication->id,
            'external_id' => $communication->external_id,
            'client_id' => $communication->client_id,
            'channel' => $communication->channel,
            'is_resolved' => $communication->resolved_at !== null,
        ], $communication->wasRecentlyCreated ? 201 : 200);
    }
}
