<?php

declare(strict_types=1);

namespace App\Http\Controllers\Rsg;

use App\Actions\Rsg\EnterClientInGenweb;
use App\Models\Client;
use Illuminate\Http\RedirectResponse;

/** Records that a client's BetStop registration was entered in Genweb. */
final readonly class EnterClientInGenwebController
{
    public function __invoke(Client $client, EnterClientInGenweb $enter): RedirectResponse
    {
        return back()->with('success', $enter->handle($client) ? "{$client->full_name} is marked as entered in Genweb." : 'This client was already marked as entered in Genweb.');
    }
}
