<?php

declare(strict_types=1);

namespace App\Http\Controllers\Api;

use App\Actions\Intake\ReceiveEmail;
use App\Actions\Messages\RecordEmailStatus;
use App\Enums\EmailStatus;
use App\Http\Requests\Api\ReceiveEmailRequest;
use App\Http\Requests\Api\ReportEmailDeliveryRequest;
use App\Infrastructure\Deliveries\IntakeScope;
use App\Infrastructure\OpenApi\Answer;
use App\Infrastructure\OpenApi\ApiCall;
use App\Infrastructure\OpenApi\Field;
use App\Infrastructure\OpenApi\ObjectSchema;
use Illuminate\Http\JsonResponse;

/** Emails from clients, and delivery reports of emails to clients. */
#[ObjectSchema('ReceivedEmail', 'The stored email.', [
    'id' => new Field('integer', "The email's id in Paddock.", 70411, min: 1),
    'provider_id' => new Field('string', 'As sent, without brackets.', 'CAF7-88213@mail.example.com'),
    'status' => new Field('string', 'Received.', 'received', enum: EmailStatus::class),
    'client_id' => new Field('integer', 'The client with the sender\'s address; null when none or several have it.', 4711, nullable: true, min: 1),
])]
#[ObjectSchema('ReportedEmail', 'The email and its current status.', [
    'provider_id' => new Field('string', 'As sent, without brackets.', '0b4f2a52-5d0e-4c1f-9b53-6d1f0a2f7c11@paddock.example'),
    'email_id' => new Field('integer', 'The id of the email in Paddock; null when unknown.', 70410, nullable: true, min: 1),
    'status' => new Field('string', 'The status of the email; null when unknown.', 'delivered', nullable: true, enum: EmailStatus::class),
])]
final readonly class EmailController
{
    #[
        ApiCall(
            path: '/emails/inbound',
            id: 'receiveEmail',
            tag: 'Email',
            summary: 'Receive an email',
            description: 'The email is stored for the client with the sender\'s address. One from an unknown address is kept until a client has the address and writes again.',
            scope: IntakeScope::ReceiveEmails,
            body: 'NewInboundEmail',
            answers: [
                new Answer(201, 'The email is new.', 'ReceivedEmail'),
                new Answer(200, 'The email already exists. Nothing was changed.', 'ReceivedEmail'),
            ],
            refusals: [
                409 => [
                    'reference-taken' => 'This provider_id was already used with different content. Nothing was changed. Use a new provider_id for a new record.',
                ],
            ],
        ),
    ]
    public function store(ReceiveEmailRequest $request, ReceiveEmail $receive): JsonResponse
    {
        $email = $receive->handle($request->toEmail());

        return new JsonResponse($email->only(['id', 'provider_id', 'status', 'client_id']), $email->wasRecentlyCreated ? 201 : 200);
    }

    #[
        ApiCall(
            path: '/emails/delivery-reports',
            id: 'reportEmailDelivery',
            tag: 'Email',
            summary: 'Report the delivery of an email',
            description: 'Reports may arrive in any order, also before the email is marked as sent. Bounced overrides every other status.',
            scope: IntakeScope::ReceiveEmails,
            body: 'NewEmailReport',
            answers: [
                new Answer(200, 'The report is recorded.', 'ReportedEmail'),
                new Answer(
                    202,
                    'No email to a client has this Message-ID. Nothing was stored, and the report need not be sent again.',
                    'ReportedEmail',
                ),
            ],
            refusals: [
                409 => [
                    'reference-taken' => 'This provider_id was already used with different content. Nothing was changed. Use a new provider_id for a new record.',
                ],
            ],
        ),
    ]
    public function report(ReportEmailDeliveryRequest $request, RecordEmailStatus $record): JsonResponse
    {
        $report = $request->report();
        $email = $record->handle(...$report);

        return new JsonResponse(['provider_id' => $report['providerId'], 'email_id' => $email?->id, 'status' => $email?->status], $email === null ? 202 : 200);
    }
}
