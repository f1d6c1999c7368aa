<?php

declare(strict_types=1);

namespace App\Http\Controllers\Api;

use App\Actions\Intake\CancelWithdrawal;
use App\Actions\Intake\RequestWithdrawal;
use App\Enums\WithdrawalStatus;
use App\Http\Requests\Api\CancelWithdrawalRequest;
use App\Http\Requests\Api\RequestWithdrawalRequest;
use App\Infrastructure\Deliveries\IntakeScope;
use App\Infrastructure\OpenApi\Answer;
use App\Infrastructure\OpenApi\ApiCall;
use App\Infrastructure\OpenApi\Field;
use App\Infrastructure\OpenApi\ObjectSchema;
use App\Infrastructure\Problems\ProblemException;
use App\Support\ChangedMeanwhileException;
use Illuminate\Http\JsonResponse;
use OpenApi\Attributes\Parameter;
use OpenApi\Attributes\Schema;

/** Withdrawal requests and their cancellation. */
#[
    ObjectSchema('RequestedWithdrawal', 'The stored request.', [
        'id' => new Field('integer', "The withdrawal's id in Paddock.", 3307, min: 1),
        'reference' => new Field('string', 'As sent.', 'WD-20931'),
        'client_id' => new Field('integer', 'The client.', 4711, min: 1),
        'amount_cents' => new Field('integer', 'A whole number of cents.', 25_000, min: 1),
        'status' => new Field(
            'string',
            'Pending until staff have reviewed it; cancelled when its cancellation arrived first.',
            'pending',
            enum: WithdrawalStatus::class,
        ),
        'destination' => new Field(
            'string',
            'The masked bank account or PayID; null when missing.',
            '063-000 •••678',
            nullable: true,
        ),
    ]),
]
#[
    ObjectSchema('CancelledWithdrawal', 'The withdrawal in its current state.', [
        'id' => new Field(
            'integer',
            'The id of the withdrawal in Paddock; null while its request is unknown.',
            3307,
            nullable: true,
            min: 1,
        ),
        'reference' => new Field('string', 'As sent.', 'WD-20931'),
        'status' => new Field(
            'string',
            'Cancelled; null while its request is not known here.',
            'cancelled',
            nullable: true,
            enum: WithdrawalStatus::class,
        ),
    ]),
]
final readonly class WithdrawalRequestController
{
    #[
        ApiCall(
            path: '/withdrawal-requests',
            id: 'requestWithdrawal',
            tag: 'Withdrawals',
            summary: 'Request a withdrawal',
            description: 'Creates a pending withdrawal and notifies the staff who check withdrawals. The bank account is stored encrypted and reused for later requests.',
            scope: IntakeScope::CreateWithdrawalRequests,
            body: 'NewWithdrawal',
            answers: [
                new Answer(201, 'The request is new.', 'RequestedWithdrawal'),
                new Answer(200, 'The request already exists. Nothing was changed.', 'RequestedWithdrawal'),
            ],
            refusals: [
                409 => [
                    'reference-taken' => 'This reference was already used with different content. Nothing was changed. Use a new reference for a new record.',
                ],
            ],
        ),
    ]
    public function store(RequestWithdrawalRequest $request, RequestWithdrawal $take): JsonResponse
    {
        $withdrawal = $take->handle($request->toWithdrawal(), $request->destination());

        return new JsonResponse([
            ...$withdrawal->only(['id', 'reference', 'client_id', 'amount_cents', 'status']),
            'destination' => $withdrawal->bankAccount?->masked(),
        ], $withdrawal->wasRecentlyCreated ? 201 : 200);
    }

    #[
        ApiCall(
            path: '/withdrawal-requests/{reference}/cancel',
            id: 'cancelWithdrawal',
            tag: 'Withdrawals',
            summary: 'Cancel a withdrawal',
            description: 'Cancels the request for the client, until staff have approved it. The call can be repeated. It may arrive before the request and is then applied to it later.',
            scope: IntakeScope::CreateWithdrawalRequests,
            body: 'WithdrawalCancellation',
            answers: [
                new Answer(200, 'The withdrawal is cancelled, by this call or an earlier one.', 'CancelledWithdrawal'),
                new Answer(
                    202,
                    'No request has this reference yet. It will be cancelled when it arrives.',
                    'CancelledWithdrawal',
                ),
            ],
            refusals: [
                404 => ['about:blank' => 'This endpoint does not exist.'],
                409 => ['withdrawal-decided' => 'This withdrawal is already paid. Nothing was changed.'],
            ],
            parameters: [
                new Parameter(
                    name: 'reference',
                    in: 'path',
                    required: true,
                    description: 'Of the request.',
                    schema: new Schema(type: 'string', pattern: '^[A-Za-z0-9._:@+=-]{1,64}$'),
                    example: 'WD-20931',
                ),
            ],
        ),
    ]
    public function cancel(CancelWithdrawalRequest $request, CancelWithdrawal $cancel): JsonResponse
    {
        $reference = $request->reference();

        try {
            $withdrawal = $cancel->handle($reference, $request->reason(), $request->cancelledAt());
        } catch (ChangedMeanwhileException $changed) {
            throw new ProblemException(409, 'withdrawal-decided', $changed->getMessage());
        }

        return new JsonResponse(['id' => $withdrawal?->id, 'reference' => $reference, 'status' => $withdrawal?->status], $withdrawal === null ? 202 : 200);
    }
}
