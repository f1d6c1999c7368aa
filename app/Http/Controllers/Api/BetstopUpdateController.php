<?php

declare(strict_types=1);

namespace App\Http\Controllers\Api;

use App\Actions\Intake\ReceiveBetstopUpdate;
use App\Http\Requests\Api\ReceiveBetstopUpdateRequest;
use Illuminate\Http\JsonResponse;

/** Notices of the self-exclusion register: 201 for a new one, 200 for one that is here already, 409 for another one under its id. */
final readonly class BetstopUpdateController
{
    public function store(ReceiveBetstopUpdateRequest $request, ReceiveBetstopUpdate $receive): JsonResponse
    {
        $update = $receive->handle($request->toNewBetstopUpdate());

        return new JsonResponse([
            'id' => $update->id,
            'external_id' => $update->external_id,
            'status' => $update->status,
            'client_id' => $update->client_id,
        ], $update->wasRecentlyCreated ? 201 : 200);
    }
}
