<?php

declare(strict_types=1);

namespace App\Http\Controllers\Clients;

use App\Actions\Leads\DeleteLead;
use App\Models\Lead;
use Illuminate\Http\RedirectResponse;

final readonly class RestoreLeadController
{
    public function __invoke(Lead $lead, DeleteLead $delete): RedirectResponse
    {
        $delete->restore($lead);

        return redirect()->route('clients.leads.show', $lead)->with('success', "{$lead->full_name} is back.")->with('auto_hide_success_message', true);
    }
}
