<?php

declare(strict_types=1);

namespace App\Http\Controllers\DbClients;

use App\Actions\DbClients\LogDbClientOutcome;
use App\Enums\DbClientOutcome;
use App\Http\Requests\DbClients\LogDbClientOutcomeRequest;
use App\Models\DbClient;
use App\Models\User;
use Illuminate\Container\Attributes\CurrentUser;
use Illuminate\Http\RedirectResponse;

final class LogDbClientOutcomeController
{
    public function __invoke(LogDbClientOutcomeRequest $request, DbClient $dbClient, LogDbClientOutcome $log, #[CurrentUser] User $caller): RedirectResponse
    {
        $note = $request->filled('note') ? $request->string('note')->trim()->value() : null;
        $log->handle($dbClient, $request->outcome(), $request->phoneId(), $note, $caller, $request->reference());
        // A contractor can’t open a suppressed DB client.
        $to = $request->outcome() === DbClientOutcome::AskedToStop && $caller->cannot('manage', DbClient::class) ? redirect()->route('db-clients.index') : redirect()->route('db-clients.show', $dbClient);

        return $to->with('success', "{$dbClient->full_name}: {$request->outcome()->label()}.")->with('auto_hide_success_message', true);
    }
}
