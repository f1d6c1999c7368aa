<?php

declare(strict_types=1);

namespace App\Http\Controllers\Api;

use App\Actions\Intake\ReceiveRsgCommunication;
use App\Enums\RsgChannel;
use App\Http\Requests\Api\ReceiveRsgCommunicationRequest;
use App\Infrastructure\Deliveries\IntakeScope;
use App\Infrastructure\OpenApi\Answer;
use App\Infrastructure\OpenApi\ApiCall;
use App\Infrastructure\OpenApi\Field;
use App\Infrastructure\OpenApi\ObjectSchema;
use Illuminate\Http\JsonResponse;

/** Responsible-gambling messages: 201 when new, 200 when repeated, 409 when the external_id has other content. */
#[ObjectSchema('ReceivedRsgCommunication', 'The stored message.', [
    'id' => new Field('integer', "The message's id in Paddock.", 2041, min: 1),
    'external_id' => new Field('string', 'As sent.', 'rsg-2041'),
    'client_id' => new Field('integer', 'The client.', 4711, min: 1),
    'channel' => new Field('string', 'As sent.', 'email', enum: RsgChannel::class),
    'is_resolved' => new Field('boolean', 'Whether staff have handled it.', false),
])]
final readonly class RsgCommunicationController
{
    #[
        ApiCall(
            path: '/rsg-communications',
            id: 'receiveRsgCommunication',
            tag: 'Responsible gambling',
            summary: 'Receive a responsible-gambling message',
            description: 'Responsible-gambling staff are notified immediately.',
            scope: IntakeScope::CreateRsgCommunications,
            body: 'NewRsgCommunication',
            answers: [
                new Answer(201, 'The message is new.', 'ReceivedRsgCommunication'),
                new Answer(200, 'The message already exists. Nothing was changed.', 'ReceivedRsgCommunication'),
            ],
            refusals: [
                409 => [
                    'reference-taken' => 'This external_id was already used with different content. Nothing was changed. Use a new external_id for a new record.',
                ],
            ],
        ),
    ]
    public function store(ReceiveRsgCommunicationRequest $request, ReceiveRsgCommunication $receive): JsonResponse
    {
        $communication = $receive->handle($request->toRsgCommunication());

        return new JsonResponse([
            ...$communication->only(['id', 'external_id', 'client_id', 'channel']),
            'is_resolved' => $communication->resolved_at !== null,
        ], $communication->wasRecentlyCreated ? 201 : 200);
    }
}
