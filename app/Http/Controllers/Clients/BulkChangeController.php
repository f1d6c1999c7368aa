<?php

declare(strict_types=1);

namespace App\Http\Controllers\Clients;

use App\Actions\Clients\StartBulkChange;
use App\Actions\Clients\StopBulkChange;
use App\Actions\Clients\UndoBulkChange;
use App\Enums\BulkChangeKind;
use App\Enums\BulkChangeStatus;
use App\Http\Requests\Clients\BulkChangeRequest;
use App\Http\Requests\ListRequest;
use App\Lists\Clients\ClientBulkScope;
use App\Lists\Clients\ClientList;
use App\Models\BulkChange;
use App\Models\User;
use Illuminate\Container\Attributes\CurrentUser;
use Illuminate\Http\JsonResponse;
use Illuminate\Http\RedirectResponse;

/** Changes of many clients at once. */
final class BulkChangeController
{
    public function store(BulkChangeRequest $request, StartBulkChange $start, #[CurrentUser] User $user): RedirectResponse
    {
        $change = $start->handle(
            $request->enumOf('kind', BulkChangeKind::class),
            $request->payload(),
            $request->filters(),
            $user,
            $request->expected(),
            $request->string('reference')->value(),
        );

        return $change->status === BulkChangeStatus::Done
            ? back()
            : back()->with('success', 'Bulk change started. You can keep working.')->with('auto_hide_success_message', true);
    }

    public function destroy(BulkChange $bulkChange, StopBulkChange $stop): RedirectResponse
    {
        return $stop->handle($bulkChange)
            ? back()->with('success', 'Bulk change stopped. Finished changes are kept.')->with('auto_hide_success_message', true)
            : back()->with('error', 'This bulk change had already ended.');
    }

    public function undo(BulkChange $bulkChange, UndoBulkChange $undo): RedirectResponse
    {
        return $undo->handle($bulkChange) ? back() : back()->with('error', 'This bulk change was already undone.');
    }

    /** The number of clients that a change to all matching clients would cover. */
    public function scope(ListRequest $request, ClientList $list, ClientBulkScope $scope, #[CurrentUser] User $viewer): JsonResponse
    {
        return new JsonResponse($scope->now($request->parameters($list), $viewer));
    }
}
