<?php

declare(strict_types=1);

namespace App\Http\Controllers\DbClients;

use App\Actions\DbClients\StartBulkSuppression;
use App\Actions\DbClients\SuppressDbClients;
use App\Http\Requests\DbClients\DbClientSelectionRequest;
use App\Jobs\DbClients\CheckSelectedDbClients;
use App\Lists\DbClients\DbClientList;
use App\Lists\DbClients\DbClientSelection;
use App\Models\User;
use Illuminate\Container\Attributes\CurrentUser;
use Illuminate\Http\RedirectResponse;
use Illuminate\Validation\ValidationException;

/** Bulk actions on DB clients. */
final class BulkDbClientController
{
    private const CHECK_STEP = 500;

    public function suppress(
        DbClientSelectionRequest $request,
        SuppressDbClients $suppress,
        StartBulkSuppression $start,
        DbClientList $list,
        #[CurrentUser] User $actor,
    ): RedirectResponse {
        $ids = $this->ids($request, $list, $actor);
        if (count($ids) > SuppressDbClients::STEP) {
            $start->handle($ids, $request->reason(), $actor);

            return back()
                ->with('success', number_format(count($ids)).' DB clients are being suppressed in the background.')
                ->with('auto_hide_success_message', true);
        }
        $suppress->handle($ids, $request->reason(), $actor);

        return back()
            ->with(
                'success',
                (count($ids) === 1 ? '1 DB client' : number_format(count($ids)).' DB clients').' marked as do not contact.',
            )
            ->with('auto_hide_success_message', true);
    }

    public function check(DbClientSelectionRequest $request, DbClientList $list, #[CurrentUser] User $actor): RedirectResponse
    {
        $ids = $this->ids($request, $list, $actor);
        foreach (array_chunk($ids, self::CHECK_STEP) as $step) {
            CheckSelectedDbClients::dispatch($step, $actor->id);
        }

        return back()->with('success', 'Checking '.number_format(count($ids)).' DB clients in the background.')->with('auto_hide_success_message', true);
    }

    /** @return list<int> */
    private function ids(DbClientSelectionRequest $request, DbClientList $list, User $actor): array
    {
        $selection = $request->selection();
        $ids = $list->selected($selection, $actor)->orderBy('db_clients.id')->limit(DbClientSelection::AT_ONCE + 1)->pluck('db_clients.id');
        if ($ids->count() > DbClientSelection::AT_ONCE) {
            throw ValidationException::withMessages(['selection' => 'More than 5,000 DB clients are selected. Narrow the filters or use the clean-up page.']);
        }
        $selection->confirm($ids->count());

        return array_values($ids->map(static fn (mixed $id): int => (int) $id)->all());
    }
}
