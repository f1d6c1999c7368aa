<?php

declare(strict_types=1);

namespace App\Http\Controllers\Api;

use App\Actions\Intake\CancelWithdrawal;
use App\Actions\Intake\WithdrawalDecided;
use App\Enums\WithdrawalStatus;
use App\Http\Problems\ProblemException;
use App\Http\Requests\Api\CancelWithdrawalRequest;
use App\OpenApi\Answer;
use App\OpenApi\ApiCall;
use App\OpenApi\Field;
use App\OpenApi\ObjectSchema;
use App\Services\Intake\IntakeScope;
use Illuminate\Http\JsonResponse;
use OpenApi\Attributes\Parameter;
use OpenApi\Attributes\Schema;

/** The client takes a request for money back: 200, also again; 202 when that came first, 409 once it was decided. */
#[ObjectSchema('CancelledWithdrawal', 'The withdrawal as it is now.', [
    'id' => new Field('integer', "The withdrawal's number in Paddock; null while its request is not known here.", 3307, nullable: true, min: 1),
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
        description: 'The client took the request back. Works until staff have approved it, and again and again. May come before the request itself: then it waits for it.',
        scope: IntakeScope::CreateWithdrawalRequests,
        body: 'WithdrawalCancellation',
        answers: [
            new Answer(200, 'The withdrawal is cancelled, by this call or before it.', 'CancelledWithdrawal'),
            new Answer(202, 'No request has this reference yet; when it comes, it is cancelled at once.', 'CancelledWithdrawal'),
        ],
        refusals: [
            404 => ['about:blank' => 'There is no such call.'],
            409 => ['withdrawal-decided' => 'This withdrawal is paid already and can no longer be cancelled. Nothing was changed.'],
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
        } catch (WithdrawalDecided $decided) {
            throw new ProblemException(409, 'withdrawal-decided', $decided->getMessage());
        }

        return new JsonResponse([
            'id' => $withdrawal?->id,
            'reference' => $reference,
            'status' => $withdrawal?->status,
        ], $withdrawal === null ? 202 : 200);
    }
}
