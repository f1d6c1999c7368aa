<?php

declare(strict_types=1);

namespace App\Http\Controllers\Rsg;

use App\Actions\Rsg\SetRsgLimit;
use App\Http\Requests\Rsg\SetRsgLimitRequest;
use App\Models\Client;
use App\Models\User;
use Illuminate\Container\Attributes\CurrentUser;
use Illuminate\Http\RedirectResponse;

/** Records a limit that a client requests. */
final readonly class SetRsgLimitController
{
    public function __invoke(SetRsgLimitRequest $request, Client $client, SetRsgLimit $set, #[CurrentUser] User $officer): RedirectResponse
    {
        $effective = $set->handle($client, $request->toLimit(), $officer);
        $said = match (true) {
            $effective === null => 'The pending change is withdrawn. The limit is unchanged.',
            $effective->isFuture() => 'Limit change recorded. It takes effect in seven days. To withdraw it, set the current limit again.',
            default => 'Limit recorded. It applies now.',
        };

        return back()->with('success', $said)->with('auto_hide_success_message', true);
    }
}
