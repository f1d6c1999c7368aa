<?php

declare(strict_types=1);

namespace App\Http\Controllers\Clients;

use App\Actions\Clients\ClientEditConflict;
use App\Actions\Clients\UpdateClient;
use App\Http\Requests\Clients\RestoreClientValueRequest;
use App\Models\AuditEvent;
use App\Models\Client;
use App\Models\User;
use App\Queries\Clients\ClientFieldWords;
use Illuminate\Container\Attributes\CurrentUser;
use Illuminate\Http\RedirectResponse;

/** Puts back the value that one field had before a change. */
final class RestoreClientValueController
{
    public function __invoke(RestoreClientValueRequest $request, Client $client, AuditEvent $auditEvent, UpdateClient $update, #[CurrentUser] User $editor): RedirectResponse
    {
        $label = ClientFieldWords::label($request->field());

        try {
            $update->handle($client, $request->toEdit(), $editor, $auditEvent);
        } catch (ClientEditConflict) {
            return back()->withErrors([$request->field() => "{$label} has been changed since this page was read. Look at its newest value before you put an older one back."]);
        }

        return back()->with('success', "{$label} is as it was before.")->with('auto_hide_success_message', true);
    }
}
