<?php

declare(strict_types=1);

namespace App\Http\Controllers\Api;

use App\Actions\Intake\CancelWithdrawal;
use App\Enums\WithdrawalStatus;
use App\Http\Requests\Api\CancelWithdrawalRequest;
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

/** Cancels a withdrawal request: 200, also when repeated; 202 when the request is unknown, 409 when it was decided. */
#[ObjectSchema('CancelledWithdrawal', 'The withdrawal in its current state.', [
    'id' => new Field('integer', 'The id of the withdrawal in Paddock; null while its request is unknown.', 3307, nullable: true, min: 1),
    'reference' => new Field('string', 'As sent.', 'WD-20931'),
    'status' => new Field('string', 'Cancelled; null while its request is not known here.', 'cancelled', nullable: true, enum: WithdrawalStatus::class),
])]
final readonly class CancelWithdrawalRequestController
{
    #[ApiCall(
        path: '/withdrawal-requests/{reference}/cancel',
        id: 'cancelWithdrawal',
        tag: 'Withdrawals',
        summary: 'Cancel a withdrawal',
        description: 'Cancels the request for the client, until staff have approved it. The call can be repeated. It may arrive before the request and is then applied to it later.',
        scope: IntakeScope::CreateWithdrawalRequests,
        body: 'WithdrawalCancellation',
        answers: [
            new Answer(200, 'The withdrawal is cancelled, by this call or an earlier one.', 'CancelledWithdrawal'),
            new Answer(202, 'No request has this reference yet. It will be cancelled when it arrives.', 'CancelledWithdrawal'),
        ],
        refusals: [
            404 => ['about:blank' => 'This endpoint does not exist.'],
            409 => ['withdrawal-decided' => 'This withdrawal is already paid. Nothing was changed.'],
        ],
        parameters: [new Parameter(
            name: 'reference',
            in: 'path',
            required: true,
            description: 'Of the request.',
            schema: new Schema(type: 'string', pattern: '^[A-Za-z0-9._:@+=-]{1,64}$'),
            example: 'WD-20931',
        )],
    )]
    public function __invoke(CancelWithdrawalRequest $request, CancelWithdrawal $cancel): JsonResponse
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
