<?php

declare(strict_types=1);

namespace App\Http\Controllers\Api;

use App\Actions\Intake\ReceiveSms;
use App\Enums\SmsStatus;
use App\Http\Requests\Api\ReceiveSmsRequest;
use App\Infrastructure\Deliveries\IntakeScope;
use App\Infrastructure\OpenApi\Answer;
use App\Infrastructure\OpenApi\ApiCall;
use App\Infrastructure\OpenApi\Field;
use App\Infrastructure\OpenApi\ObjectSchema;
use Illuminate\Http\JsonResponse;

/** SMS from clients: 201 when new, 200 when repeated, 409 when the provider_id has other content. */
#[ObjectSchema('ReceivedSms', 'The stored message.', [
    'id' => new Field('integer', "The message's id in Paddock.", 90211, min: 1),
    'provider_id' => new Field('string', 'As sent.', 'gw-88213'),
    'status' => new Field('string', 'Received.', 'received', enum: SmsStatus::class),
    'conversation' => new Field('object', 'The conversation of the message.', fields: [
        'id' => new Field('integer', "The conversation's id in Paddock.", 512, min: 1),
        'client_id' => new Field('integer', 'The client with this number; null when unknown.', 4711, nullable: true, min: 1),
    ]),
])]
final readonly class InboundSmsController
{
    #[ApiCall(
        path: '/sms/inbound',
        id: 'receiveSms',
        tag: 'SMS',
        summary: 'Receive an SMS',
        description: 'The message is added to the conversation of its number, and staff who read messages are notified.',
        scope: IntakeScope::ReceiveSms,
        body: 'NewInboundSms',
        answers: [
            new Answer(201, 'The message is new.', 'ReceivedSms'),
            new Answer(200, 'The message already exists. Nothing was changed.', 'ReceivedSms'),
        ],
        refusals: [409 => ['reference-taken' => 'This provider_id was already used with different content. Nothing was changed. Use a new provider_id for a new record.']],
    )]
    public function store(ReceiveSmsRequest $request, ReceiveSms $receive): JsonResponse
    {
        $message = $receive->handle($request->toSmsMessage(), $request->sender());

        return new JsonResponse([
            ...$message->only(['id', 'provider_id', 'status']),
            'conversation' => $message->conversation->only(['id', 'client_id']),
        ], $message->wasRecentlyCreated ? 201 : 200);
    }
}
