<?php

declare(strict_types=1);

namespace App\Http\Controllers\Clients;

use App\Actions\Clients\ReopenClient;
use App\Models\Client;
use App\Models\User;
use Illuminate\Container\Attributes\CurrentUser;
use Illuminate\Http\RedirectResponse;

final class ReopenClientController
{
    public function __invoke(Client $client, ReopenClient $reopen, #[CurrentUser] User $by): RedirectResponse
    {
        $reopened = $reopen->handle($client, $by);

        return back()->with('success', "{$reopened->full_name} is Active again.")->with('auto_hide_success_message', true);
    }
}
