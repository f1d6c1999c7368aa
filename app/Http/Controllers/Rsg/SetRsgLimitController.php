<?php

declare(strict_types=1);

namespace App\Http\Controllers\Rsg;

use App\Actions\Rsg\SetRsgLimit;
use App\Http\Requests\Rsg\SetRsgLimitRequest;
use App\Models\Client;
use App\Models\User;
use Illuminate\Container\Attributes\CurrentUser;
use Illuminate\Http\RedirectResponse;

/** Records a limit that a client asked for. */
final readonly class SetRsgLimitController
{
    public function __invoke(SetRsgLimitRequest $request, Client $client, SetRsgLimit $set, #[CurrentUser] User $officer): RedirectResponse
    {
        $set->handle($client, $request->toLimit(), $officer);

        return back()->with('success', 'Limit recorded. A tighter one holds now, a looser one in seven days.')->with('auto_hide_success_message', true);
    }
}
