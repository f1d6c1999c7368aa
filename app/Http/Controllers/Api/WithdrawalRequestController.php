<?php

declare(strict_types=1);

namespace App\Http\Controllers\Api;

use App\Actions\Intake\RequestWithdrawal;
use App\Enums\WithdrawalStatus;
use App\Http\Requests\Api\RequestWithdrawalRequest;
use App\OpenApi\Answer;
use App\OpenApi\ApiCall;
use App\OpenApi\Field;
use App\OpenApi\ObjectSchema;
use App\Services\Intake\IntakeScope;
use Illuminate\Http\JsonResponse;

/** Requests for money: 201 for a new one, 200 for one that is here already, 409 for another one under its reference. */
final readonly class WithdrawalRequestController
{
    public function store(RequestWithdrawalRequest $request, RequestWithdrawal $take): JsonResponse
    {
        $withdrawal = $take->handle($request->toNewWithdrawal());

        return new JsonResponse([
            'id' => $withdrawal->id,
            'reference' => $withdrawal->reference,
            'client_id' => $withdrawal->client_id,
            'amount_cents' => $withdrawal->amount_cents,
            'status' => $withdrawal->status,
            'destination' => $withdrawal->bankAccount?->masked(),
        ], $withdrawal->wasRecentlyCreated ? 201 : 200);
    }
}
