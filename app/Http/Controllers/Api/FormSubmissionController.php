<?php

declare(strict_types=1);

namespace App\Http\Controllers\Api;

use App\Actions\Intake\ReceiveFormSubmission;
use App\Enums\RsgFormType;
use App\Http\Requests\Api\ReceiveFormSubmissionRequest;
use App\Infrastructure\Deliveries\IntakeScope;
use App\Infrastructure\OpenApi\Answer;
use App\Infrastructure\OpenApi\ApiCall;
use App\Infrastructure\OpenApi\Field;
use App\Infrastructure\OpenApi\ObjectSchema;
use Illuminate\Http\JsonResponse;

/** Responsible-gambling forms: 201 when new, 200 when repeated, 409 when the external_id has other content. */
#[ObjectSchema('ReceivedFormSubmission', 'The stored form.', [
    'id' => new Field('integer', "The form's id in Paddock.", 771, min: 1),
    'external_id' => new Field('string', 'As sent.', 'form-771'),
    'client_id' => new Field('integer', 'The client; null when neither the PIN nor the contact details of the form belong to exactly one client.', 4711, nullable: true, min: 1),
    'form_type' => new Field('string', 'As sent.', 'deposit_limit', enum: RsgFormType::class),
    'is_resolved' => new Field('boolean', 'Whether staff have handled it.', false),
])]
final readonly class FormSubmissionController
{
    #[
        ApiCall(
            path: '/form-submissions',
            id: 'receiveFormSubmission',
            tag: 'Responsible gambling',
            summary: 'Receive a responsible-gambling form',
            description: 'Responsible-gambling staff are notified immediately.',
            scope: IntakeScope::CreateFormSubmissions,
            body: 'NewFormSubmission',
            answers: [
                new Answer(201, 'The form is new.', 'ReceivedFormSubmission'),
                new Answer(200, 'The form already exists. Nothing was changed.', 'ReceivedFormSubmission'),
            ],
            refusals: [
                409 => [
                    'reference-taken' => 'This external_id was already used with different content. Nothing was changed. Use a new external_id for a new record.',
                ],
            ],
        ),
    ]
    public function store(ReceiveFormSubmissionRequest $request, ReceiveFormSubmission $receive): JsonResponse
    {
        $submission = $receive->handle($request->toFormSubmission());

        return new JsonResponse([
            ...$submission->only(['id', 'external_id', 'client_id', 'form_type']),
            'is_resolved' => $submission->resolved_at !== null,
        ], $submission->wasRecentlyCreated ? 201 : 200);
    }
}
