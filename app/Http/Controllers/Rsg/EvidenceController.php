<?php

declare(strict_types=1);

namespace App\Http\Controllers\Rsg;

use App\Actions\Rsg\RequestEvidence;
use App\Http\Requests\Rsg\RequestEvidenceRequest;
use App\Models\Client;
use App\Models\ExclusionCase;
use App\Models\User;
use Illuminate\Container\Attributes\CurrentUser;
use Illuminate\Http\RedirectResponse;

/** Requests evidence packs. ExportController sends and cancels them. */
final class EvidenceController
{
    public function storeOfClient(RequestEvidenceRequest $request, Client $client, RequestEvidence $evidence, #[CurrentUser] User $officer): RedirectResponse
    {
        return $this->store($request, $client, $evidence, $officer);
    }

    public function storeOfCase(RequestEvidenceRequest $request, ExclusionCase $case, RequestEvidence $evidence, #[CurrentUser] User $officer): RedirectResponse
    {
        return $this->store($request, $case, $evidence, $officer);
    }

    private function store(
        RequestEvidenceRequest $request,
        Client|ExclusionCase $subject,
        RequestEvidence $evidence,
        User $officer,
    ): RedirectResponse {
        $evidence->handle(
            $subject,
            (string) $request->validated('from'),
            (string) $request->validated('until'),
            (string) $request->validated('reason'),
            $officer,
        );

        return back(303)->with('success', 'Evidence pack requested. The file stays here for a week.')->with('auto_hide_success_message', true);
    }
}
