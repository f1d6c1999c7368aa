<?php

declare(strict_types=1);

namespace App\Http\Controllers\Api;

use App\Actions\Intake\ReceiveRsgCommunication;
use App\Enums\RsgChannel;
use App\Http\Requests\Api\ReceiveRsgCommunicationRequest;
use App\OpenApi\Answer;
use App\OpenApi\ApiCall;
use App\OpenApi\Field;
use App\OpenApi\ObjectSchema;
use App\Services\Intake\IntakeScope;
use Illuminate\Http\JsonResponse;

/** Responsible-gambling messages: 201 for a new one, 200 for one that is here already, 409 for another one under its external_id. */
#[ObjectSchema('ReceivedRsgCommunication', 'The message as kept.', [
    'id' => new Field('integer', "The message's number in Paddock.", 2041, min: 1),
    'external_id' => new Field('string', 'As sent.', 'rsg-2041'),
    'client_id' => new Field('integer', 'The client.', 4711, min: 1),
    'channel' => new Field('string', 'As sent.', 'email', enum: RsgChannel::class),
    'is_resolved' => new Field('boolean', 'Whether staff have handled it.', false),
])]
final readonly class RsgCommunicationController
{
    #[ApiCall(
        path: '/rsg-communications',
        id: 'receiveRsgCommunication',
        tag: 'Responsible gambling',
        summary: 'Receive a responsible-gambling message',
        description: 'The staff who look after responsible gambling are told at once.',
        scope: IntakeScope::CreateRsgCommunications,
        body: 'NewRsgCommunication',
        answers: [
            new Answer(201, 'The message is new.', 'ReceivedRsgCommunication'),
            new Answer(200, 'The message is here already; nothing was changed.', 'ReceivedRsgCommunication'),
        ],
        refusals: [409 => ['reference-taken' => 'This external_id was used for another content. Nothing was changed; use a new one for something new.']],
    )]
    public function store(ReceiveRsgCommunicationRequest $request, ReceiveRsgCommunication $receive): JsonResponse
    {
        $communication = $receive->handle($request->toNewRsgCommunication());

        return new JsonResponse([
            'id' => $communication->id,
            'external_id' => $communication->external_id,
            'client_id' => $communication->client_id,
            'channel' => $communication->channel,
            'is_resolved' => $communication->resolved_at !== null,
        ], $communication->wasRecentlyCreated ? 201 : 200);
    }
}
