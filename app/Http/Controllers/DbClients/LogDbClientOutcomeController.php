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
        $outcome = DbClientOutcome::from($request->string('outcome')->value());
        $log->handle(
            $dbClient,
            $outcome,
            $request->filled('phone_id') ? $request->integer('phone_id') : null,
            $request->filled('note') ? $request->string('note')->value() : null,
            $caller,
            $request->reference(),
        );
        // A contractor can’t open a DB client who is suppressed or has left the list. A merged one has no page.
        $current = DbClient::query()->find($dbClient->id);
        $to = $current !== null && $caller->can('view', $current) ? redirect()->route('db-clients.show', $dbClient) : redirect()->route('db-clients.index');

        return $to->with('success', "{$dbClient->full_name}: {$outcome->label()}.")->with('auto_hide_success_message', true);
    }
}
