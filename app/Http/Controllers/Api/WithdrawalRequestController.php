<?php

declare(strict_types=1);

namespace App\Http\Controllers\Api;

use App\Actions\Intake\RequestWithdrawal;
use App\Enums\WithdrawalStatus;
use App\Http\Requests\Api\RequestWithdrawalRequest;
use App\Infrastructure\Deliveries\IntakeScope;
use App\Infrastructure\OpenApi\Answer;
use App\Infrastructure\OpenApi\ApiCall;
use App\Infrastructure\OpenApi\Field;
use App\Infrastructure\OpenApi\ObjectSchema;
use Illuminate\Http\JsonResponse;

/** Withdrawal requests: 201 when new, 200 when repeated, 409 when the reference has other content. */
#[ObjectSchema('RequestedWithdrawal', 'The stored request.', [
    'id' => new Field('integer', "The withdrawal's id in Paddock.", 3307, min: 1),
    'reference' => new Field('string', 'As sent.', 'WD-20931'),
    'client_id' => new Field('integer', 'The client.', 4711, min: 1),
    'amount_cents' => new Field('integer', 'A whole number of cents.', 25_000, min: 1),
    'status' => new Field('string', 'Pending until staff have reviewed it; cancelled when its cancellation arrived first.', 'pending', enum: WithdrawalStatus::class),
    'destination' => new Field('string', 'The masked bank account or PayID; null when missing.', '063-000 •••678', nullable: true),
])]
final readonly class WithdrawalRequestController
{
    #[ApiCall(
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
        refusals: [409 => ['reference-taken' => 'This reference was already used with different content. Nothing was changed. Use a new reference for a new record.']],
    )]
    public function store(RequestWithdrawalRequest $request, RequestWithdrawal $take): JsonResponse
    {
        $withdrawal = $take->handle($request->toNewWithdrawal());

        return new JsonResponse([
            ...$withdrawal->only(['id', 'reference', 'client_id', 'amount_cents', 'status']),
            'destination' => $withdrawal->bankAccount?->masked(),
        ], $withdrawal->wasRecentlyCreated ? 201 : 200);
    }
}
