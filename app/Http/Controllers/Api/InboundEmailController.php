<?php

declare(strict_types=1);

namespace App\Http\Controllers\Api;

use App\Actions\Intake\ReceiveEmail;
use App\Enums\EmailStatus;
use App\Http\Requests\Api\ReceiveEmailRequest;
use App\Infrastructure\Deliveries\IntakeScope;
use App\Infrastructure\OpenApi\Answer;
use App\Infrastructure\OpenApi\ApiCall;
use App\Infrastructure\OpenApi\Field;
use App\Infrastructure\OpenApi\ObjectSchema;
use Illuminate\Http\JsonResponse;

/** Emails from clients: 201 when new, 200 when repeated, 409 when the provider_id has other content. */
#[ObjectSchema('ReceivedEmail', 'The stored email.', [
    'id' => new Field('integer', "The email's id in Paddock.", 70411, min: 1),
    'provider_id' => new Field('string', 'As sent, without brackets.', 'CAF7-88213@mail.example.com'),
    'status' => new Field('string', 'Received.', 'received', enum: EmailStatus::class),
    'client_id' => new Field('integer', 'The client with the sender\'s address; null when none or several have it.', 4711, nullable: true, min: 1),
])]
final readonly class InboundEmailController
{
    #[ApiCall(
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
        refusals: [409 => ['reference-taken' => 'This provider_id was already used with different content. Nothing was changed. Use a new provider_id for a new record.']],
    )]
    public function store(ReceiveEmailRequest $request, ReceiveEmail $receive): JsonResponse
    {
        $email = $receive->handle($request->toEmail());

        return new JsonResponse($email->only(['id', 'provider_id', 'status', 'client_id']), $email->wasRecentlyCreated ? 201 : 200);
    }
}
