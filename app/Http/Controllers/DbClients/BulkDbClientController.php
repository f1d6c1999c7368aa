<?php

declare(strict_types=1);

namespace App\Http\Controllers\DbClients;

use App\Actions\DbClients\StartBulkSuppression;
use App\Actions\DbClients\SuppressDbClients;
use App\Http\Requests\DbClients\ProspectSelectionRequest;
use App\Jobs\DbClients\CheckSelectedDbClients;
use App\Models\User;
use App\Queries\DbClients\DbClientListQuery;
use App\Services\DbClients\ProspectSelection;
use Illuminate\Container\Attributes\CurrentUser;
use Illuminate\Http\RedirectResponse;
use Illuminate\Validation\ValidationException;

/** Deeds on many prospects at once. */
final class BulkDbClientController
{
    private const CHECK_STEP = 500;

    public function suppress(ProspectSelectionRequest $request, SuppressDbClients $suppress, StartBulkSuppression $start, DbClientListQuery $prospects, #[CurrentUser] User $actor): RedirectResponse
    {
        $ids = $this->ids($request, $prospects, $actor);
        if (count($ids) > SuppressDbClients::STEP) {
            $start->handle($ids, $request->reason(), $actor);

            return back()->with('success', number_format(count($ids)).' prospects are being suppressed in the background.')->with('auto_hide_success_message', true);
        }
        $count = $suppress->handle($ids, $request->reason(), $actor);

        return back()->with('success', $count === 1 ? 'One prospect suppressed.' : number_format($count).' prospects suppressed.')->with('auto_hide_success_message', true);
    }

    public function check(ProspectSelectionRequest $request, DbClientListQuery $prospects, #[CurrentUser] User $actor): RedirectResponse
    {
        $ids = $this->ids($request, $prospects, $actor);
        foreach (array_chunk($ids, self::CHECK_STEP) as $step) {
            CheckSelectedDbClients::dispatch($step, $actor->id);
        }

        return back()->with('success', 'The check of '.number_format(count($ids)).' prospects runs in the background.')->with('auto_hide_success_message', true);
    }

    /** @return list<int> */
    private function ids(ProspectSelectionRequest $request, DbClientListQuery $prospects, User $actor): array
    {
        $ids = $request->selection()->query($prospects, $actor)->orderBy('db_clients.id')->limit(ProspectSelection::AT_ONCE + 1)->pluck('db_clients.id');
        if ($ids->count() > ProspectSelection::AT_ONCE) {
            throw ValidationException::withMessages(['selection' => 'That is more than 5,000 prospects. Narrow the filter, or use the clean-up page.']);
        }

        return array_values($ids->map(static fn (mixed $id): int => (int) $id)->all());
    }
}
