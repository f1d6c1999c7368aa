<?php

declare(strict_types=1);

namespace App\Http\Controllers\Leads;

use App\Actions\Leads\DeleteLead;
use App\Models\Lead;
use Illuminate\Http\RedirectResponse;

final readonly class RestoreLeadController
{
    public function __invoke(Lead $lead, DeleteLead $delete): RedirectResponse
    {
        $delete->restore($lead);

        return redirect()->route('clients.leads.show', $lead)->with('success', "Lead {$lead->full_name} restored.")->with('auto_hide_success_message', true);
    }
}
