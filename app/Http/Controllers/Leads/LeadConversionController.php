<?php

declare(strict_types=1);

namespace App\Http\Controllers\Leads;

use App\Actions\Leads\ConvertLead;
use App\Actions\Leads\UndoLeadConversion;
use App\Http\Controllers\Concerns\AnswersChange;
use App\Http\Requests\Leads\ConvertLeadRequest;
use App\Models\Lead;
use App\Models\User;
use App\Queries\Leads\ConversionPreviewQuery;
use App\Support\OperationRefusedException;
use Illuminate\Container\Attributes\CurrentUser;
use Illuminate\Http\JsonResponse;
use Illuminate\Http\RedirectResponse;

final readonly class LeadConversionController
{
    use AnswersChange;

    public function show(Lead $lead, ConversionPreviewQuery $previews): JsonResponse
    {
        return new JsonResponse($previews->of($lead));
    }

    public function store(ConvertLeadRequest $request, Lead $lead, ConvertLead $convert, #[CurrentUser] User $by): RedirectResponse
    {
        try {
            $outcome = $convert->handle($lead, $request->choice(), $by);
        } catch (OperationRefusedException $refusal) {
            return back()->withErrors(['conversion' => $refusal->getMessage()]);
        }

        return match (true) {
            $outcome->client !== null => redirect()
                ->route('clients.leads.show', $lead)
                ->with('success', "{$lead->full_name} is now a client, PIN {$outcome->client->pin}."),
            $outcome->barredReason === null => back()->withErrors([
                'conversion' => 'The BetStop register did not answer, so the lead was not converted. Try again in a minute.',
            ]),
            default => redirect()
                ->route('clients.leads.show', $lead)
                ->with('error', "{$lead->full_name} is barred and can’t become a client: {$outcome->barredReason}"),
        };
    }

    public function destroy(Lead $lead, UndoLeadConversion $undo): RedirectResponse
    {
        return $this->changed(static fn () => $undo->handle($lead), "Conversion of {$lead->full_name} undone.");
    }
}
