<?php

declare(strict_types=1);

namespace App\Http\Controllers\DbClients;

use App\Actions\DbClients\LiftDbClientSuppression;
use App\Actions\DbClients\SuppressDbClient;
use App\Enums\SuppressionReason;
use App\Http\Requests\DbClients\LiftDbClientSuppressionRequest;
use App\Http\Requests\DbClients\SuppressDbClientRequest;
use App\Models\DbClient;
use App\Models\User;
use Illuminate\Container\Attributes\CurrentUser;
use Illuminate\Http\RedirectResponse;

final class DbClientSuppressionController
{
    public function store(
        SuppressDbClientRequest $request,
        DbClient $dbClient,
        SuppressDbClient $suppress,
        #[CurrentUser] User $actor,
    ): RedirectResponse {
        $suppress->handle(
            $dbClient,
            SuppressionReason::from($request->string('reason')->value()),
            $actor,
            $request->filled('note') ? $request->string('note')->trim()->value() : null,
        );

        return redirect()
            ->route('db-clients.show', $dbClient)
            ->with('success', "{$dbClient->full_name} will not be contacted.")
            ->with('auto_hide_success_message', true);
    }

    public function destroy(
        LiftDbClientSuppressionRequest $request,
        DbClient $dbClient,
        LiftDbClientSuppression $lift,
        #[CurrentUser] User $actor,
    ): RedirectResponse {
        $lift->handle($dbClient, $request->seen(), $request->string('reason')->trim()->value(), $actor);

        return redirect()
            ->route('db-clients.show', $dbClient)
            ->with('success', "{$dbClient->full_name} may be contacted again.")
            ->with('auto_hide_success_message', true);
    }
}
