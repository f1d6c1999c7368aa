<?php

declare(strict_types=1);

namespace App\Http\Controllers\Rsg;

use App\Actions\Rsg\MoveRsgEvent;
use App\Actions\Rsg\OpenRsgEvent;
use App\Http\Requests\Rsg\MoveRsgEventRequest;
use App\Http\Requests\Rsg\OpenRsgEventRequest;
use App\Models\Client;
use App\Models\RsgEvent;
use App\Models\User;
use Illuminate\Container\Attributes\CurrentUser;
use Illuminate\Http\RedirectResponse;

/** Signs of harm of one client, and the work on them. */
final readonly class ClientRsgEventController
{
    public function store(OpenRsgEventRequest $request, Client $client, OpenRsgEvent $open, #[CurrentUser] User $officer): RedirectResponse
    {
        $open->handle($client, $request->kind(), $request->severity(), (string) $request->validated('description'), $officer, $request->reference());

        return back()->with('success', 'Event opened.')->with('auto_hide_success_message', true);
    }

    public function update(MoveRsgEventRequest $request, Client $client, RsgEvent $rsgEvent, MoveRsgEvent $move, #[CurrentUser] User $officer): RedirectResponse
    {
        $move->handle($rsgEvent, $request->status(), $officer);

        return back()->with('success', "Event is {$request->status()->label()}.")->with('auto_hide_success_message', true);
    }
}
