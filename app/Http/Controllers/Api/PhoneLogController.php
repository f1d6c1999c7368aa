<?php

declare(strict_types=1);

namespace App\Http\Controllers\Api;

use App\Actions\Intake\ReceivePhoneLog;
use App\Http\Requests\Api\ReceivePhoneLogRequest;
use App\Infrastructure\Deliveries\IntakeScope;
use App\Infrastructure\OpenApi\Answer;
use App\Infrastructure\OpenApi\ApiCall;
use App\Infrastructure\OpenApi\Field;
use App\Infrastructure\OpenApi\ObjectSchema;
use Illuminate\Http\JsonResponse;

/** Phone calls: 201 when new, 200 when repeated, 409 when the external_id has other content. */
#[
    ObjectSchema('ReceivedPhoneLog', 'The stored call.', [
        'id' => new Field('integer', "The call's id in Paddock.", 512, min: 1),
        'external_id' => new Field('string', 'As sent.', 'call-88121'),
        'person_type' => new Field(
            'string',
            'Whose number it is: client, lead or db_client; null when it is not that of exactly one person.',
            'client',
            nullable: true,
        ),
        'person_id' => new Field('integer', 'The id of that record.', 4711, nullable: true, min: 1),
    ]),
]
final readonly class PhoneLogController
{
    #[
        ApiCall(
            path: '/phone-logs',
            id: 'receivePhoneLog',
            tag: 'Phone calls',
            summary: 'Receive a phone call',
            description: 'Send a call when it has ended. The number is matched with clients, then leads, then DB clients.',
            scope: IntakeScope::CreatePhoneLogs,
            body: 'NewPhoneLog',
            answers: [
                new Answer(201, 'The call is new.', 'ReceivedPhoneLog'),
                new Answer(200, 'The call already exists. Nothing was changed.', 'ReceivedPhoneLog'),
            ],
            refusals: [
                409 => [
                    'reference-taken' => 'This external_id was already used with different content. Nothing was changed. Use a new external_id for a new record.',
                ],
            ],
        ),
    ]
    public function store(ReceivePhoneLogRequest $request, ReceivePhoneLog $receive): JsonResponse
    {
        [$call, $isNew] = $receive->handle($request->toPhoneLog());

        return new JsonResponse($call->only(['id', 'external_id', 'person_type', 'person_id']), $isNew ? 201 : 200);
    }
}
