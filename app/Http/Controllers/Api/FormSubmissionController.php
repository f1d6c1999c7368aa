<?php

declare(strict_types=1);

namespace App\Http\Controllers\Api;

use App\Actions\Intake\ReceiveFormSubmission;
use App\Enums\RsgFormType;
use App\Http\Requests\Api\ReceiveFormSubmissionRequest;
use App\OpenApi\Answer;
use App\OpenApi\ApiCall;
use App\OpenApi\Field;
use App\OpenApi\ObjectSchema;
use App\Services\Intake\IntakeScope;
use Illuminate\Http\JsonResponse;

/** Responsible-gambling forms: 201 for a new one, 200 for one that is here already, 409 for another one under its external_id. */
#[ObjectSchema('ReceivedFormSubmission', 'The form as kept.', [
    'id' => new Field('integer', "The form's number in Paddock.", 771, min: 1),
    'external_id' => new Field('string', 'As sent.', 'form-771'),
    'client_id' => new Field('integer', 'The client; null when the PIN is nobody\'s.', 4711, nullable: true, min: 1),
    'form_type' => new Field('string', 'As sent.', 'deposit_limit', enum: RsgFormType::class),
    'is_resolved' => new Field('boolean', 'Whether staff have handled it.', false),
])]
final readonly class FormSubmissionController
{
    #[ApiCall(
        path: '/form-submissions',
        id: 'receiveFormSubmission',
        tag: 'Responsible gambling',
        summary: 'Receive a responsible-gambling form',
        description: 'The staff who look after responsible gambling are told at once.',
        scope: IntakeScope::CreateFormSubmissions,
        body: 'NewFormSubmission',
        answers: [
            new Answer(201, 'The form is new.', 'ReceivedFormSubmission'),
            new Answer(200, 'The form is here already; nothing was changed.', 'ReceivedFormSubmission'),
        ],
        refusals: [409 => ['reference-taken' => 'This external_id was used for another content. Nothing was changed; use a new one for something new.']],
    )]
    public function store(ReceiveFormSubmissionRequest $request, ReceiveFormSubmission $receive): JsonResponse
    {
        $submission = $receive->handle($request->toNewFormSubmission());

        return new JsonResponse([
            'id' => $submission->id,
            'external_id' => $submission->external_id,
            'client_id' => $submission->client_id,
            'form_type' => $submission->form_type,
            'is_resolved' => $submission->resolved_at !== null,
        ], $submission->wasRecentlyCreated ? 201 : 200);
    }
}
