<?php

declare(strict_types=1);

namespace App\Http\Controllers\Api;

use App\Actions\Intake\ReceiveFormSubmission;
use App\Http\Requests\Api\ReceiveFormSubmissionRequest;
use Illuminate\Http\JsonResponse;

/** Responsible-gambling forms: 201 for a new one, 200 for one that is here already, 409 for another one under its external_id. */
final readonly class FormSubmissionController
{
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
