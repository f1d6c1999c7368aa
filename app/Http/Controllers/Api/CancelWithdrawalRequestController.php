<?php

declare(strict_types=1);

namespace App\Http\Controllers\Api;

use App\Actions\Intake\CancelWithdrawal;
use App\Actions\Intake\WithdrawalDecided;
use App\Actions\Intake\WithdrawalUnknown;
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

/** The client takes a request for money back: 200, also again; 404 for a reference nobody has, 409 once it was decided. */
#[ObjectSchema('CancelledWithdrawal', 'The withdrawal as it is now.', [
    'id' => new Field('integer', "The withdrawal's number in Paddock.", 3307, min: 1),
    'reference' => new Field('string', 'As sent.', 'WD-20931'),
    'status' => new Field('string', 'Cancelled.', 'cancelled', enum: WithdrawalStatus::class),
])]
final readonly class CancelWithdrawalRequestController
{
    #[ApiCall(
        path: '/withdrawal-requests/{reference}/cancel',
        id: 'cancelWithdrawal',
        tag: 'Withdrawals',
        summary: 'Cancel a withdrawal',
        description: 'The client took the request back. Works until staff have approved it, and again and again.',
        scope: IntakeScope::CreateWithdrawalRequests,
        body: 'WithdrawalCancellation',
        answers: [new Answer(200, 'The withdrawal is cancelled, by this call or before it.', 'CancelledWithdrawal')],
        refusals: [
            404 => ['withdrawal-unknown' => 'No withdrawal request has this reference.', 'about:blank' => 'There is no such call.'],
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
        try {
            $withdrawal = $cancel->handle($request->reference(), $request->reason(), $request->cancelledAt());
        } catch (WithdrawalUnknown $unknown) {
            throw new ProblemException(404, 'withdrawal-unknown', $unknown->getMessage());
        } catch (WithdrawalDecided $decided) {
            throw new ProblemException(409, 'withdrawal-decided', $decided->getMessage());
        }

        return new JsonResponse(['id' => $withdrawal->id, 'reference' => $withdrawal->reference, 'status' => $withdrawal->status]);
    }
}
