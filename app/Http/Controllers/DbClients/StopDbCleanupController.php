<?php

declare(strict_types=1);

namespace App\Http\Controllers\DbClients;

use App\Actions\DbClients\StopDbCleanup;
use App\Models\DbCleanup;
use App\Models\User;
use Illuminate\Container\Attributes\CurrentUser;
use Illuminate\Http\RedirectResponse;

final class StopDbCleanupController
{
    public function __invoke(DbCleanup $dbCleanup, StopDbCleanup $stop, #[CurrentUser] User $actor): RedirectResponse
    {
        $back = redirect()->route('db-clients.clean-up.index');

        return $stop->handle($dbCleanup, $actor)
            ? $back->with('success', 'Clean-up stopped. Earlier changes stay.')->with('auto_hide_success_message', true)
            : $back->with('error', 'The clean-up has already ended.');
    }
}
