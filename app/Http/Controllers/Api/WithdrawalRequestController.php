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
#[ObjectSchema('RequestedWithdrawal', 'The request as kept.', [
    'id' => new Field('integer', "The withdrawal's number in Paddock.", 3307, min: 1),
    'reference' => new Field('string', 'As sent.', 'WD-20931'),
    'client_id' => new Field('integer', 'Whose money it is.', 4711, min: 1),
    'amount_cents' => new Field('integer', 'A whole number of cents.', 25_000, min: 1),
    'status' => new Field('string', 'Pending until staff have looked at it; cancelled when its cancellation came first.', 'pending', enum: WithdrawalStatus::class),
    'destination' => new Field('string', 'Where to, with most of it hidden; null when it was not said.', '063-000 •••678', nullable: true),
])]
final readonly class WithdrawalRequestController
{
    #[ApiCall(
        path: '/withdrawal-requests',
        id: 'requestWithdrawal',
        tag: 'Withdrawals',
        summary: 'Request a withdrawal',
        description: 'Makes a pending withdrawal, and tells the staff who check them. The bank account is kept encrypted and found again when it is named again.',
        scope: IntakeScope::CreateWithdrawalRequests,
        body: 'NewWithdrawal',
        answers: [
            new Answer(201, 'The request is new.', 'RequestedWithdrawal'),
            new Answer(200, 'The request is here already; nothing was changed.', 'RequestedWithdrawal'),
        ],
        refusals: [409 => ['reference-taken' => 'This reference was used for another content. Nothing was changed; use a new one for something new.']],
    )]
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
