<?php

declare(strict_types=1);

namespace App\Http\Controllers\Api;

use App\Actions\Intake\ReceiveBetstopUpdate;
use App\Enums\BetstopUpdateStatus;
use App\Http\Requests\Api\ReceiveBetstopUpdateRequest;
use App\OpenApi\Answer;
use App\OpenApi\ApiCall;
use App\OpenApi\Field;
use App\OpenApi\ObjectSchema;
use App\Services\Intake\IntakeScope;
use Illuminate\Http\JsonResponse;

/** Notices of the self-exclusion register: 201 for a new one, 200 for one that is here already, 409 for another one under its id. */
#[ObjectSchema('ReceivedBetstopUpdate', 'The notice as kept.', [
    'id' => new Field('integer', "The notice's number in Paddock.", 3017, min: 1),
    'external_id' => new Field('string', 'As sent.', 'bs-30017'),
    'status' => new Field('string', 'Actioned when a client was marked, else received until staff have looked at it.', 'received', enum: BetstopUpdateStatus::class),
    'client_id' => new Field('integer', 'The client; null when nobody here is that person.', 4711, nullable: true, min: 1),
])]
final readonly class BetstopUpdateController
{
    #[ApiCall(
        path: '/betstop-updates',
        id: 'receiveBetstopUpdate',
        tag: 'Responsible gambling',
        summary: 'Receive a notice of BetStop',
        description: 'A client whom the notice names is marked as excluded at once; staff verify it.',
        scope: IntakeScope::CreateBetstopUpdates,
        body: 'NewBetstopUpdate',
        answers: [
            new Answer(201, 'The notice is new.', 'ReceivedBetstopUpdate'),
            new Answer(200, 'The notice is here already; nothing was changed.', 'ReceivedBetstopUpdate'),
        ],
        refusals: [409 => ['reference-taken' => 'This external_id was used for another content. Nothing was changed; use a new one for something new.']],
    )]
    public function store(ReceiveBetstopUpdateRequest $request, ReceiveBetstopUpdate $receive): JsonResponse
    {
        $update = $receive->handle($request->toNewBetstopUpdate());

        return new JsonResponse([
            'id' => $update->id,
            'external_id' => $update->external_id,
            'status' => $update->status,
            'client_id' => $update->client_id,
        ], $update->wasRecentlyCreated ? 201 : 200);
    }
}
