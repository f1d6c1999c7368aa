<?php

declare(strict_types=1);

namespace App\Http\Controllers\Api;

use App\Actions\Intake\ReceiveSms;
use App\Enums\SmsStatus;
use App\Http\Requests\Api\ReceiveSmsRequest;
use App\OpenApi\Answer;
use App\OpenApi\ApiCall;
use App\OpenApi\Field;
use App\OpenApi\ObjectSchema;
use App\Services\Intake\IntakeScope;
use Illuminate\Http\JsonResponse;

/** SMS from clients: 201 for a new one, 200 for one that is here already, 409 for another one under its provider_id. */
#[ObjectSchema('ReceivedSms', 'The message as kept.', [
    'id' => new Field('integer', "The message's number in Paddock.", 90211, min: 1),
    'provider_id' => new Field('string', 'As sent.', 'gw-88213'),
    'status' => new Field('string', 'Received.', 'received', enum: SmsStatus::class),
    'conversation' => new Field('object', 'The conversation it was put in.', fields: [
        'id' => new Field('integer', "The conversation's number in Paddock.", 512, min: 1),
        'client_id' => new Field('integer', 'Whose number it is; null when nobody has it.', 4711, nullable: true, min: 1),
    ]),
])]
final readonly class InboundSmsController
{
    #[ApiCall(
        path: '/sms/inbound',
        id: 'receiveSms',
        tag: 'SMS',
        summary: 'Receive an SMS',
        description: 'The message is put in the conversation of its number, and told to the staff who read messages.',
        scope: IntakeScope::ReceiveSms,
        body: 'NewInboundSms',
        answers: [
            new Answer(201, 'The message is new.', 'ReceivedSms'),
            new Answer(200, 'The message is here already; nothing was changed.', 'ReceivedSms'),
        ],
        refusals: [409 => ['reference-taken' => 'This provider_id was used for another content. Nothing was changed; use a new one for something new.']],
    )]
    public function store(ReceiveSmsRequest $request, ReceiveSms $receive): JsonResponse
    {
        $message = $receive->handle($request->toNewInboundSms());

        return new JsonResponse([
            'id' => $message->id,
            'provider_id' => $message->provider_id,
            'status' => $message->status,
            'conversation' => [
                'id' => $message->conversation->id,
                'client_id' => $message->conversation->client_id,
            ],
        ], $message->wasRecentlyCreated ? 201 : 200);
    }
}
