<?php

declare(strict_types=1);

namespace App\Http\Controllers\DbClients;

use App\Actions\DbClients\StartDbCleanup;
use App\Actions\DbClients\StopDbCleanup;
use App\Actions\DbClients\UndoDbCleanup;
use App\Data\DbClients\DbCleanupIndexPage;
use App\Data\DbClients\DbCleanupPreview;
use App\Domain\DbClients\DbClientScope;
use App\Enums\DbCleanupKind;
use App\Http\Requests\DbClients\StartDbCleanupRequest;
use App\Inertia\Inertia;
use App\Inertia\Response;
use App\Models\DbCleanup;
use App\Models\User;
use App\Queries\DbClients\DbCleanupQuery;
use Illuminate\Container\Attributes\CurrentUser;
use Illuminate\Http\JsonResponse;
use Illuminate\Http\RedirectResponse;
use Illuminate\Http\Request;

final class DbCleanupController
{
    public function index(Request $request, DbCleanupQuery $cleanups, #[CurrentUser] User $viewer): Response
    {
        $kind = is_string($asked = $request->input('kind')) ? DbCleanupKind::tryFrom($asked) : null;

        return Inertia::render('DbClients/CleanUp', new DbCleanupIndexPage(
            $cleanups->kinds(),
            $cleanups->runs($viewer),
            DbClientScope::of($viewer)->isOwnListsOnly,
            Inertia::optional(static fn (): ?DbCleanupPreview => $kind === null ? null : $cleanups->preview($kind, $viewer)),
        ));
    }

    public function store(StartDbCleanupRequest $request, StartDbCleanup $start, #[CurrentUser] User $actor): RedirectResponse
    {
        $cleanup = $start->handle($request->kind(), $actor, $request->chosen());

        return redirect()
            ->route('db-clients.clean-up.index')
            ->with('success', "“{$cleanup->kind->label()}” runs in the background.")
            ->with('auto_hide_success_message', true);
    }

    /** Previews a clean-up of selected DB clients. A POST, because thousands of ids don't fit a URL. */
    public function preview(StartDbCleanupRequest $request, DbCleanupQuery $cleanups, #[CurrentUser] User $viewer): JsonResponse
    {
        return new JsonResponse($cleanups->preview($request->kind(), $viewer, $request->chosen()));
    }

    public function stop(DbCleanup $dbCleanup, StopDbCleanup $stop, #[CurrentUser] User $actor): RedirectResponse
    {
        return redirect()->route('db-clients.clean-up.index')->with($stop->handle($dbCleanup, $actor)
            ? ['success' => 'Clean-up stopped. Earlier changes stay.', 'auto_hide_success_message' => true]
            : ['error' => 'The clean-up has already ended.']);
    }

    /** Undoes a run. */
    public function destroy(DbCleanup $dbCleanup, UndoDbCleanup $undo, #[CurrentUser] User $actor): RedirectResponse
    {
        $undo->handle($dbCleanup, $actor);

        return redirect()
            ->route('db-clients.clean-up.index')
            ->with('success', "“{$dbCleanup->kind->label()}” is being undone.")
            ->with('auto_hide_success_message', true);
    }
}
