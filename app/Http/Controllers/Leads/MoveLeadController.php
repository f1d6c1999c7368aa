<?php

declare(strict_types=1);

namespace App\Http\Controllers\Leads;

use App\Actions\Leads\MoveLead;
use App\Http\Requests\Leads\MoveLeadRequest;
use App\Models\Lead;
use App\Support\ChangedMeanwhileException;
use Illuminate\Http\RedirectResponse;

final readonly class MoveLeadController
{
    public function __invoke(MoveLeadRequest $request, Lead $lead, MoveLead $move): RedirectResponse
    {
        try {
            $moved = $move->handle($lead, $request->from(), $request->status(), $request->reason());
        } catch (ChangedMeanwhileException $changed) {
            return back()->withErrors(['status' => $changed->getMessage()]);
        }

        return back()->with('success', "{$moved->full_name}: {$moved->status->label()}.")->with('auto_hide_success_message', true);
    }
}
