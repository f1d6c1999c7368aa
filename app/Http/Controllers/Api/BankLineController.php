<?php

declare(strict_types=1);

namespace App\Http\Controllers\Api;

use App\Actions\Intake\ReceiveBankLine;
use App\Domain\Deposits\BankReferenceTakenException;
use App\Enums\DepositStatus;
use App\Http\Requests\Api\ReceiveBankLineRequest;
use App\Infrastructure\Deliveries\IntakeScope;
use App\Infrastructure\OpenApi\Answer;
use App\Infrastructure\OpenApi\ApiCall;
use App\Infrastructure\OpenApi\Field;
use App\Infrastructure\OpenApi\ObjectSchema;
use App\Infrastructure\Problems\ProblemException;
use Illuminate\Http\JsonResponse;

/** Lines of the bank statement: 201 when new, 200 when repeated, 409 when the reference has other content. */
#[ObjectSchema('ReceivedBankLine', 'The line and its deposit.', [
    'id' => new Field('integer', 'The line\'s id in Paddock.', 815, min: 1),
    'bank_reference' => new Field('string', 'As sent.', 'NAB-000123'),
    'payer_name' => new Field('string', 'The payer in the description; null when there is none.', 'Emma Walsh', nullable: true),
    'deposit' => new Field('object', 'The deposit.', fields: [
        'id' => new Field('integer', 'The deposit\'s id in Paddock.', 804, min: 1),
        'status' => new Field('string', 'Pending until staff have reviewed it.', 'pending', enum: DepositStatus::class),
        'client_id' => new Field('integer', 'The client; null when uncertain.', 4711, nullable: true, min: 1),
    ]),
])]
final readonly class BankLineController
{
    #[
        ApiCall(
            path: '/bank-lines',
            id: 'receiveBankLine',
            tag: 'Bank lines',
            summary: 'Receive a line of the bank statement',
            description: 'Creates a pending deposit. Its client is set when the name and PIN in the description identify one with certainty. A repeated line returns the existing deposit.',
            scope: IntakeScope::CreateBankLines,
            body: 'NewBankLine',
            answers: [
                new Answer(201, 'The line is new. A deposit was created.', 'ReceivedBankLine'),
                new Answer(200, 'The line already exists. Nothing was changed.', 'ReceivedBankLine'),
            ],
            refusals: [409 => ['bank-reference-taken' => 'Another bank line already has this bank reference.']],
        ),
    ]
    public function store(ReceiveBankLineRequest $request, ReceiveBankLine $receive): JsonResponse
    {
        try {
            $received = $receive->handle($request->toNewBankLine());
        } catch (BankReferenceTakenException $taken) {
            throw new ProblemException(409, 'bank-reference-taken', $taken->getMessage());
        }

        return new JsonResponse([
            ...$received->line->only(['id', 'bank_reference', 'payer_name']),
            'deposit' => $received->deposit->only(['id', 'status', 'client_id']),
        ], $received->isNew ? 201 : 200);
    }
}
