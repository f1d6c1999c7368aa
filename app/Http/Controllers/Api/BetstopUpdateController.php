<?php

declare(strict_types=1);

namespace App\Http\Controllers\Api;

use App\Actions\Intake\ReceiveBetstopUpdate;
use App\Enums\BetstopUpdateStatus;
use App\Http\Requests\Api\ReceiveBetstopUpdateRequest;
use App\Infrastructure\Deliveries\IntakeScope;
use App\Infrastructure\OpenApi\Answer;
use App\Infrastructure\OpenApi\ApiCall;
use App\Infrastructure\OpenApi\Field;
use App\Infrastructure\OpenApi\ObjectSchema;
use Illuminate\Http\JsonResponse;

/** Notices of the self-exclusion register: 201 when new, 200 when repeated, 409 when the id has other content. */
#[
    ObjectSchema('ReceivedBetstopUpdate', 'The stored notice.', [
        'id' => new Field('integer', "The notice's id in Paddock.", 3017, min: 1),
        'external_id' => new Field('string', 'As sent.', 'bs-30017'),
        'status' => new Field(
            'string',
            'Actioned when a client was marked as excluded, otherwise received until staff have reviewed it.',
            'received',
            enum: BetstopUpdateStatus::class,
        ),
        'client_id' => new Field('integer', 'The client; null when no client matches.', 4711, nullable: true, min: 1),
    ]),
]
final readonly class BetstopUpdateController
{
    #[
        ApiCall(
            path: '/betstop-updates',
            id: 'receiveBetstopUpdate',
            tag: 'Responsible gambling',
            summary: 'Receive a BetStop notice',
            description: 'A client who matches the notice is marked as excluded immediately. Staff verify it.',
            scope: IntakeScope::CreateBetstopUpdates,
            body: 'NewBetstopUpdate',
            answers: [
                new Answer(201, 'The notice is new.', 'ReceivedBetstopUpdate'),
                new Answer(200, 'The notice already exists. Nothing was changed.', 'ReceivedBetstopUpdate'),
            ],
            refusals: [
                409 => [
                    'reference-taken' => 'This external_id was already used with different content. Nothing was changed. Use a new external_id for a new record.',
                ],
            ],
        ),
    ]
    public function store(ReceiveBetstopUpdateRequest $request, ReceiveBetstopUpdate $receive): JsonResponse
    {
        $update = $receive->handle($request->toBetstopUpdate());

        return new JsonResponse($update->only(['id', 'external_id', 'status', 'client_id']), $update->wasRecentlyCreated ? 201 : 200);
    }
}
