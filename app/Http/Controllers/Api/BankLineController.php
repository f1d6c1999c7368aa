<?php

declare(strict_types=1);

namespace App\Http\Controllers\Api;

use App\Actions\Intake\BankReferenceTaken;
use App\Actions\Intake\ReceiveBankLine;
use App\Enums\DepositStatus;
use App\Http\Problems\ProblemException;
use App\Http\Requests\Api\ReceiveBankLineRequest;
use App\OpenApi\Answer;
use App\OpenApi\ApiCall;
use App\OpenApi\Field;
use App\OpenApi\ObjectSchema;
use App\Services\Intake\IntakeScope;
use Illuminate\Http\JsonResponse;

/** Lines of the bank's statement: 201 for a new one, 200 for one that is here already, 409 for another one under its reference. */
#[ObjectSchema('ReceivedBankLine', 'The line, and the deposit that was made of it.', [
    'id' => new Field('integer', 'The line\'s number in Paddock.', 815, min: 1),
    'bank_reference' => new Field('string', 'As sent.', 'NAB-000123'),
    'payer_name' => new Field('string', 'Who paid, as read from the description; null when it names nobody.', 'Emma Walsh', nullable: true),
    'deposit' => new Field('object', 'The deposit.', fields: [
        'id' => new Field('integer', 'The deposit\'s number in Paddock.', 804, min: 1),
        'status' => new Field('string', 'Pending until staff have looked at it.', 'pending', enum: DepositStatus::class),
        'client_id' => new Field('integer', 'Whose money it is; null when that is not certain.', 4711, nullable: true, min: 1),
    ]),
])]
final readonly class BankLineController
{
    #[ApiCall(
        path: '/bank-lines',
        id: 'receiveBankLine',
        tag: 'Bank lines',
        summary: 'Receive a line of the bank statement',
        description: 'Makes a pending deposit, for the client whom name and PIN in the description name with certainty. A line that is here already gives its deposit again.',
        scope: IntakeScope::CreateBankLines,
        body: 'NewBankLine',
        answers: [
            new Answer(201, 'The line is new; its deposit is made.', 'ReceivedBankLine'),
            new Answer(200, 'The line is here already; nothing was changed.', 'ReceivedBankLine'),
        ],
        refusals: [409 => ['bank-reference-taken' => 'Another bank line has this bank reference already.']],
    )]
    public function store(ReceiveBankLineRequest $request, ReceiveBankLine $receive): JsonResponse
    {
        try {
            $received = $receive->handle($request->toNewBankLine());
        } catch (BankReferenceTaken $taken) {
            throw new ProblemException(409, 'bank-reference-taken', $taken->getMessage());
        }

        return new JsonResponse([
            'id' => $received->line->id,
            'bank_reference' => $received->line->bank_reference,
            'payer_name' => $received->line->payer_name,
            'deposit' => [
                'id' => $received->deposit->id,
                'status' => $received->deposit->status,
                'client_id' => $received->deposit->client_id,
            ],
        ], $received->isNew ? 201 : 200);
    }
}
