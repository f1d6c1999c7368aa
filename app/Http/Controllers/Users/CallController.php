<?php

declare(strict_types=1);

namespace App\Http\Controllers\Users;

use App\Actions\Users\SavePhoneOutcome;
use App\Actions\Users\StartCall;
use App\Data\Users\StartedCall;
use App\Enums\PhoneOutcome;
use App\Http\Requests\Users\SavePhoneOutcomeRequest;
use App\Http\Requests\Users\StartCallRequest;
use App\Models\PhoneLog;
use Illuminate\Http\JsonResponse;

/** Calls from a number on screen. */
final readonly class CallController
{
    public function store(StartCallRequest $request, StartCall $start): JsonResponse
    {
        $call = $start->handle($request->person(), $request->number(), $request->staff());

        return new JsonResponse(new StartedCall($call->id, (string) $call->number_e164), 201);
    }

    public function update(SavePhoneOutcomeRequest $request, PhoneLog $phoneLog, SavePhoneOutcome $save): JsonResponse
    {
        $save->handle($phoneLog, $request->enumOf('outcome', PhoneOutcome::class));

        return new JsonResponse(null, 204);
    }
}
