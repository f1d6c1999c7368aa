<?php

declare(strict_types=1);

namespace App\Http\Controllers\Api;

use App\Actions\Intake\ReceiveSms;
use App\Actions\Intake\ReportSmsDelivery;
use App\Enums\SmsStatus;
use App\Http\Requests\Api\ReceiveSmsRequest;
use App\Http\Requests\Api\ReportSmsDeliveryRequest;
use App\Infrastructure\Deliveries\IntakeScope;
use App\Infrastructure\OpenApi\Answer;
use App\Infrastructure\OpenApi\ApiCall;
use App\Infrastructure\OpenApi\Field;
use App\Infrastructure\OpenApi\ObjectSchema;
use Illuminate\Http\JsonResponse;

/** SMS from clients, and delivery reports of SMS to clients. */
#[ObjectSchema('ReceivedSms', 'The stored message.', [
    'id' => new Field('integer', "The message's id in Paddock.", 90211, min: 1),
    'provider_id' => new Field('string', 'As sent.', 'gw-88213'),
    'status' => new Field('string', 'Received.', 'received', enum: SmsStatus::class),
    'conversation' => new Field('object', 'The conversation of the message.', fields: [
        'id' => new Field('integer', "The conversation's id in Paddock.", 512, min: 1),
        'client_id' => new Field('integer', 'The client with this number; null when unknown.', 4711, nullable: true, min: 1),
    ]),
])]
#[ObjectSchema('ReportedSms', 'The message and its current status.', [
    'provider_id' => new Field('string', 'As sent.', 'gw-90001'),
    'message_id' => new Field('integer', 'The id of the message in Paddock; null while unknown.', 90210, nullable: true, min: 1),
    'status' => new Field('string', 'The status of the message; null while unknown.', 'delivered', nullable: true, enum: SmsStatus::class),
])]
final readonly class SmsController
{
    #[
        ApiCall(
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
            refusals: [
                409 => [
                    'reference-taken' => 'This provider_id was already used with different content. Nothing was changed. Use a new provider_id for a new record.',
                ],
            ],
        ),
    ]
    public function store(ReceiveSmsRequest $request, ReceiveSms $receive): JsonResponse
    {
        $message = $receive->handle($request->toSmsMessage(), $request->sender());

        return new JsonResponse([
            ...$message->only(['id', 'provider_id', 'status']),
            'conversation' => $message->conversation->only(['id', 'client_id']),
        ], $message->wasRecentlyCreated ? 201 : 200);
    }

    #[
        ApiCall(
            path: '/sms/delivery-reports',
            id: 'reportSmsDelivery',
            tag: 'SMS',
            summary: 'Report the delivery of an SMS',
            description: 'Reports may arrive in any order, and before the message is known. Such reports are applied later.',
            scope: IntakeScope::ReceiveSms,
            body: 'NewDeliveryReport',
            answers: [
                new Answer(200, 'The report is recorded.', 'ReportedSms'),
                new Answer(202, 'The message is not known yet. The report will be applied later.', 'ReportedSms'),
            ],
            refusals: [
                409 => [
                    'reference-taken' => 'This provider_id was already used with different content. Nothing was changed. Use a new provider_id for a new record.',
                ],
            ],
        ),
    ]
    public function report(ReportSmsDeliveryRequest $request, ReportSmsDelivery $report): JsonResponse
    {
        $new = $request->toDeliveryReport();
        $message = $report->handle($new);

        return new JsonResponse(
            ['provider_id' => $new->provider_id, 'message_id' => $message?->id, 'status' => $message?->status],
            $message === null ? 202 : 200,
        );
    }
}
