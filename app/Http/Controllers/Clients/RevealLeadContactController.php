<?php

declare(strict_types=1);

namespace App\Http\Controllers\Clients;

use App\Actions\Contacts\RevealContact;
use App\Http\Requests\Contacts\RevealContactRequest;
use App\Models\Lead;
use Illuminate\Http\JsonResponse;

/** The contact details of one lead, for one look. */
final class RevealLeadContactController
{
    public function __invoke(RevealContactRequest $request, Lead $lead, RevealContact $reveal): JsonResponse
    {
        return (new JsonResponse($reveal->person($lead, $request->reason())))->header('Cache-Control', 'no-store, private');
    }
}
