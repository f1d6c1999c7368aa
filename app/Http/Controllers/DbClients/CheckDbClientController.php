<?php

declare(strict_types=1);

namespace App\Http\Controllers\DbClients;

use App\Actions\DbClients\CheckDbClients;
use App\Models\DbClient;
use App\Models\User;
use Illuminate\Container\Attributes\CurrentUser;
use Illuminate\Http\RedirectResponse;

final class CheckDbClientController
{
    public function __invoke(DbClient $dbClient, CheckDbClients $check, #[CurrentUser] User $actor): RedirectResponse
    {
        $check->handle([$dbClient->id], $actor->id);

        return redirect()->route('db-clients.show', $dbClient)->with('success', "{$dbClient->full_name} checked.")->with('auto_hide_success_message', true);
    }
}
