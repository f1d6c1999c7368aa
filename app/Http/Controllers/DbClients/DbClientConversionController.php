<?php

declare(strict_types=1);

namespace App\Http\Controllers\DbClients;

use App\Actions\DbClients\ConvertDbClient;
use App\Actions\DbClients\UndoDbClientConversion;
use App\Http\Requests\DbClients\ConvertDbClientRequest;
use App\Models\DbClient;
use App\Models\User;
use Illuminate\Container\Attributes\CurrentUser;
use Illuminate\Http\RedirectResponse;

final class DbClientConversionController
{
    public function store(ConvertDbClientRequest $request, DbClient $dbClient, ConvertDbClient $convert, #[CurrentUser] User $actor): RedirectResponse
    {
        $lead = $convert->handle($dbClient, $request->toDto(), $actor);

        return redirect()->route('db-clients.show', $dbClient)->with('success', "{$lead->full_name} is now a lead.")->with('auto_hide_success_message', true);
    }

    public function destroy(DbClient $dbClient, UndoDbClientConversion $undo, #[CurrentUser] User $actor): RedirectResponse
    {
        $undo->handle($dbClient, $actor);

        return redirect()
            ->route('db-clients.show', $dbClient)
            ->with('success', "{$dbClient->full_name} is a DB client again.")
            ->with('auto_hide_success_message', true);
    }
}
