<?php

declare(strict_types=1);

namespace App\Http\Controllers\Leads;

use App\Actions\Protection\RevealContact;
use App\Http\Requests\Clients\RevealContactRequest;
use App\Models\Lead;
use Illuminate\Http\JsonResponse;

/** Reveals the contact details of one lead. */
final class RevealLeadContactController
{
    public function __invoke(RevealContactRequest $request, Lead $lead, RevealContact $reveal): JsonResponse
    {
        return (new JsonResponse($reveal->handle($lead, $request->reason())))->header('Cache-Control', 'no-store, private');
    }
}
