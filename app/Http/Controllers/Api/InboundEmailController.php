<?php

declare(strict_types=1);

namespace App\Http\Controllers\Api;

use App\Actions\Intake\ReceiveEmail;
use App\Enums\EmailStatus;
use App\Http\Requests\Api\ReceiveEmailRequest;
use App\OpenApi\Answer;
use App\OpenApi\ApiCall;
use App\OpenApi\Field;
use App\OpenApi\ObjectSchema;
use App\Services\Intake\IntakeScope;
use Illuminate\Http\JsonResponse;

/** E-mails from clients: 201 for a new one, 200 for one that is here already, 409 for another one under its provider_id. */
#[ObjectSchema('ReceivedEmail', 'The e-mail as kept.', [
    'id' => new Field('integer', "The e-mail's number in Paddock.", 70411, min: 1),
    'provider_id' => new Field('string', 'As sent, without brackets.', 'CAF7-88213@mail.example.com'),
    'status' => new Field('string', 'Received.', 'received', enum: EmailStatus::class),
    'client_id' => new Field('integer', 'Whose address it came from; null when nobody has it, or several do.', 4711, nullable: true, min: 1),
])]
final readonly class InboundEmailController
{
    #[ApiCall(
        path: '/emails/inbound',
        id: 'receiveEmail',
        tag: 'E-mail',
        summary: 'Receive an e-mail',
        description: 'The e-mail stands with the client whose address it came from. One from an unknown address is kept, and goes to the client who has the address when the next one comes.',
        scope: IntakeScope::ReceiveEmails,
        body: 'NewInboundEmail',
        answers: [
            new Answer(201, 'The e-mail is new.', 'ReceivedEmail'),
            new Answer(200, 'The e-mail is here already; nothing was changed.', 'ReceivedEmail'),
        ],
        refusals: [409 => ['reference-taken' => 'This provider_id was used for another content. Nothing was changed; use a new one for something new.']],
    )]
    public function store(ReceiveEmailRequest $request, ReceiveEmail $receive): JsonResponse
    {
        $email = $receive->handle($request->toNewInboundEmail());

        return new JsonResponse([
            'id' => $email->id,
            'provider_id' => $email->provider_id,
            'status' => $email->status,
            'client_id' => $email->client_id,
        ], $email->wasRecentlyCreated ? 201 : 200);
    }
}
