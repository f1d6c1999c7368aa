<?php

declare(strict_types=1);

namespace App\Http\Controllers\Leads;

use App\Actions\Leads\AssignLeads;
use App\Http\Requests\Leads\AssignLeadsRequest;
use App\Models\User;
use Illuminate\Container\Attributes\CurrentUser;
use Illuminate\Http\RedirectResponse;
use Illuminate\Support\Str;

final readonly class AssignLeadsController
{
    public function __invoke(AssignLeadsRequest $request, AssignLeads $assign, #[CurrentUser] User $editor): RedirectResponse
    {
        $owner = $request->owner();
        ['changed' => $changed, 'refused' => $refused] = $assign->handle($request->ids(), $owner, $editor);
        $to = $owner === null ? 'to no owner' : "to {$owner->full_name}";

        return back()
            ->with('success', "{$changed} ".Str::plural('lead', $changed)." assigned {$to}.")
            ->with('error', $refused === 0 ? null : "{$refused} of them belong to another team and were not changed.")
            ->with('auto_hide_success_message', $refused === 0);
    }
}
