<?php

declare(strict_types=1);

namespace App\Http\Controllers\Api;

use App\Actions\Intake\ReceiveBets;
use App\Http\Requests\Api\ReceiveBetsRequest;
use App\OpenApi\Answer;
use App\OpenApi\ApiCall;
use App\OpenApi\Field;
use App\OpenApi\ObjectSchema;
use App\Services\Intake\IntakeScope;
use Illuminate\Http\JsonResponse;
use OpenApi\Attributes\Items;

/** Bets in bulk, answered as {@see BulkAnswer} says. */
#[ObjectSchema('ReceivedBets', 'What became of the rows; each is counted once.', [
    'created' => new Field('integer', 'Rows that are new.', 1, min: 0),
    'updated' => new Field('integer', 'Rows that changed what was here.', 0, min: 0),
    'unchanged' => new Field('integer', 'Rows that were here already.', 0, min: 0),
    'errors' => new Field('array', 'Rows that were left out. They may be mended and sent again under a new key.', items: new Items(ref: '#/components/schemas/RefusedBet')),
])]
#[ObjectSchema('RefusedBet', 'A bet that was left out, and why.', [
    'index' => new Field('integer', 'Its place in the list that was sent, from 0.', 1, min: 0),
    'external_id' => new Field('string', 'As sent, when it could be read.', 'bet-5530018', nullable: true),
    'detail' => new Field('string', 'What is wrong with it.', 'The status is one of open, won, lost, void, cashed_out.'),
])]
final readonly class BetController
{
    #[ApiCall(
        path: '/bets',
        id: 'receiveBets',
        tag: 'Betting',
        summary: 'Receive bets',
        description: 'Up to 1,000 in one call. When no row at all can be taken, the call is refused with 422 and its key stays free.',
        scope: IntakeScope::CreateBets,
        body: 'NewBets',
        answers: [new Answer(200, 'At least one row was taken; the others are named.', 'ReceivedBets')],
    )]
    public function store(ReceiveBetsRequest $request, ReceiveBets $receive): JsonResponse
    {
        $bets = $request->toNewBets();

        return BulkAnswer::of($receive->handle($bets->rows)->withRefused($bets->refused), 'bets', 'external_id');
    }
}
