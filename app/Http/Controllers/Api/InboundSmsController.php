<?php

declare(strict_types=1);

namespace App\Http\Controllers\Api;

use App\Actions\Intake\ReceiveSms;
use App\Http\Requests\Api\ReceiveSmsRequest;
use Illuminate\Http\JsonResponse;

/** SMS from clients: 201 for a new one, 200 for one that is here already, 409 for another one under its provider_id. */
final readonly class InboundSmsController
{
    public function store(ReceiveSmsRequest $request, ReceiveSms $receive): JsonResponse
    {
        $message = $receive->handle($request->toNewInboundSms());

        return new JsonResponse([
            'id' => $message->id,
            'provider_id' => $message->provider_id,
            'status' => $message->status,
            'conversation' => [
                'id' => $message->conversation->id,
                'client_id' => $message->conversation->client_id,
            ],
        ], $message->wasRecentlyCreated ? 201 : 200);
    }
}
