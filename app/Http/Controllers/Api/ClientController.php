<?php

declare(strict_types=1);

namespace App\Http\Controllers\Api;

use App\Actions\Intake\OpenAccount;
use App\Domain\Protection\PersonExcludedException;
use App\Enums\ClientStatus;
use App\Http\Middleware\AskBetstopRegister;
use App\Http\Requests\Api\CreateClientRequest;
use App\Infrastructure\Deliveries\IntakeScope;
use App\Infrastructure\OpenApi\Answer;
use App\Infrastructure\OpenApi\ApiCall;
use App\Infrastructure\OpenApi\Field;
use App\Infrastructure\OpenApi\ObjectSchema;
use App\Infrastructure\Problems\ProblemException;
use Illuminate\Http\JsonResponse;

/** Clients created by other systems. */
#[ObjectSchema('CreatedClient', 'The client as created.', [
    'id' => new Field('integer', 'The client\'s id in Paddock.', 4711, min: 1),
    'pin' => new Field('string', 'The given or generated PIN.', '48213', pattern: '^\\d{5,16}$'),
    'full_name' => new Field('string', 'First and last name.', 'Emma Walsh'),
    'status' => new Field('string', 'Pending until the risk check is done.', 'pending', enum: ClientStatus::class),
    'created_at' => new Field('string', 'In UTC.', '2026-11-20T03:05:00.000000Z', format: 'date-time'),
])]
final readonly class ClientController
{
    /** Says no more, because the register is confidential. */
    private const EXCLUDED = 'This person can\'t hold an account. Nothing was created.';

    #[ApiCall(
        path: '/clients',
        id: 'createClient',
        tag: 'Clients',
        summary: 'Create a client',
        description: 'The BetStop register is asked first. The client is pending, and staff are notified to do the risk check.',
        scope: IntakeScope::CreateClients,
        body: 'NewClient',
        answers: [new Answer(201, 'The client is created.', 'CreatedClient')],
        refusals: [409 => ['person-excluded' => self::EXCLUDED]],
    )]
    public function store(CreateClientRequest $request, OpenAccount $open): JsonResponse
    {
        try {
            $client = $open->handle($request->toClient(), AskBetstopRegister::answer($request));
        } catch (PersonExcludedException) {
            // The delivery log keeps the call.
            throw new ProblemException(409, 'person-excluded', self::EXCLUDED);
        }

        return new JsonResponse($client->only(['id', 'pin', 'full_name', 'status', 'created_at']), 201);
    }
}
