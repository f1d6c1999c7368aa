<?php

declare(strict_types=1);

namespace App\Http\Controllers\Api;

use App\Actions\Intake\CreateClient;
use App\Enums\ClientStatus;
use App\Http\Requests\Api\CreateClientRequest;
use App\Infrastructure\Deliveries\IntakeScope;
use App\Infrastructure\OpenApi\Answer;
use App\Infrastructure\OpenApi\ApiCall;
use App\Infrastructure\OpenApi\Field;
use App\Infrastructure\OpenApi\ObjectSchema;
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
    #[ApiCall(
        path: '/clients',
        id: 'createClient',
        tag: 'Clients',
        summary: 'Create a client',
        description: 'The client is pending, and staff are notified to do the risk check.',
        scope: IntakeScope::CreateClients,
        body: 'NewClient',
        answers: [new Answer(201, 'The client is created.', 'CreatedClient')],
    )]
    public function store(CreateClientRequest $request, CreateClient $create): JsonResponse
    {
        return new JsonResponse($create->handle($request->toClient())->only(['id', 'pin', 'full_name', 'status', 'created_at']), 201);
    }
}
