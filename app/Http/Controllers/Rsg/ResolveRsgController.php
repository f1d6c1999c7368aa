<?php

declare(strict_types=1);

namespace App\Http\Controllers\Rsg;

use App\Actions\Rsg\ResolveFormSubmission;
use App\Actions\Rsg\ResolveRsgCommunications;
use App\Http\Controllers\Concerns\AnswersChange;
use App\Http\Requests\Rsg\ResolveFormSubmissionRequest;
use App\Models\Client;
use App\Models\RsgCommunication;
use App\Models\RsgFormSubmission;
use App\Models\User;
use Illuminate\Container\Attributes\CurrentUser;
use Illuminate\Http\JsonResponse;
use Illuminate\Http\RedirectResponse;
use Illuminate\Http\Request;

final readonly class ResolveRsgController
{
    use AnswersChange;

    /** Marks one RSG form as handled. */
    public function formSubmission(
        ResolveFormSubmissionRequest $request,
        RsgFormSubmission $submission,
        #[CurrentUser] User $officer,
        ResolveFormSubmission $resolve,
    ): JsonResponse|RedirectResponse {
        $settlement = $resolve->handle($submission, $officer, $request->reason());

        return $this->settled($request, "{$submission->form_type->label()} form handled.", $settlement->explain('handled', $officer->timezone));
    }

    /** Marks the RSG communications of a client as handled, up to the newest that the officer saw (`seen`). */
    public function communications(
        Request $request,
        Client $client,
        #[CurrentUser] User $officer,
        ResolveRsgCommunications $resolve,
    ): JsonResponse|RedirectResponse {
        $seen = $request->validate(['seen' => ['nullable', 'integer', 'min:1']])['seen'] ?? null;
        $settlement = $resolve->handle($client, $officer, $seen === null ? null : (int) $seen);
        $newer = RsgCommunication::query()->where('client_id', $client->id)->whereNull('resolved_at')->exists() ? ' A newer message is still open.' : '';

        return $this->settled($request, "RSG communications of {$client->full_name} handled.{$newer}", $settlement->explain('handled', $officer->timezone));
    }
}
