<?php

declare(strict_types=1);

namespace App\Http\Controllers\Api;

use App\Actions\Intake\ReceiveBets;
use App\Http\BulkAnswer;
use App\Http\Requests\Api\ReceiveBetsRequest;
use App\Infrastructure\Deliveries\IntakeScope;
use App\Infrastructure\OpenApi\Answer;
use App\Infrastructure\OpenApi\ApiCall;
use App\Infrastructure\OpenApi\Field;
use App\Infrastructure\OpenApi\ObjectSchema;
use Illuminate\Http\JsonResponse;
use OpenApi\Attributes\Items;

/** Bets in bulk. {@see BulkAnswer} */
#[ObjectSchema('ReceivedBets', 'The result. Every row is counted once.', [
    'created' => new Field('integer', 'New rows.', 1, min: 0),
    'updated' => new Field('integer', 'Rows that changed an existing record.', 0, min: 0),
    'unchanged' => new Field('integer', 'Rows that changed nothing.', 0, min: 0),
    'errors' => new Field('array', 'Refused rows. Correct them and send them again with a new key.', items: new Items(ref: '#/components/schemas/RefusedBet')),
])]
#[ObjectSchema('RefusedBet', 'A bet that was left out, and why.', [
    'index' => new Field('integer', 'Index in the list, from 0.', 1, min: 0),
    'external_id' => new Field('string', 'As sent, when readable.', 'bet-5530018', nullable: true),
    'detail' => new Field('string', 'The reason.', 'The status must be one of open, won, lost, void, cashed_out.'),
])]
final readonly class BetController
{
    #[ApiCall(
        path: '/bets',
        id: 'receiveBets',
        tag: 'Betting',
        summary: 'Receive bets',
        description: 'Up to 1,000 per call. When no row is accepted, the call is refused with 422 and its key can be used again.',
        scope: IntakeScope::CreateBets,
        body: 'NewBets',
        answers: [new Answer(200, 'At least one row was accepted. Refused rows are listed.', 'ReceivedBets')],
    )]
    public function store(ReceiveBetsRequest $request, ReceiveBets $receive): JsonResponse
    {
        [$bets, $invalid] = $request->toNewBets();

        return BulkAnswer::of($receive->handle($bets), $invalid, 'bets', 'external_id');
    }
}
