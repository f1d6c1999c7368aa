<?php

declare(strict_types=1);

namespace App\Http\Controllers\Deposits;

use App\Actions\Deposits\ReconcileDay;
use App\Actions\Deposits\ReopenDay;
use App\Http\Controllers\Concerns\AnswersChange;
use App\Http\Requests\Deposits\ReconcileDayRequest;
use App\Http\Requests\Deposits\ReopenDayRequest;
use App\Http\Requests\ListRequest;
use App\Inertia\Inertia;
use App\Inertia\Response;
use App\Lists\Deposits\ReconciliationLineList;
use App\Models\Reconciliation;
use App\Models\User;
use App\Queries\Deposits\ReconciliationQuery;
use Illuminate\Container\Attributes\CurrentUser;
use Illuminate\Http\RedirectResponse;

final class ReconciliationController
{
    use AnswersChange;

    public function index(ListRequest $request, ReconciliationLineList $list, ReconciliationQuery $reconciliation, #[CurrentUser] User $viewer): Response
    {
        $day = $list->day($request->parameters($list));
        $lines = $request->deferred($list, $day);

        return Inertia::render('Deposits/Reconciliation', $reconciliation->page($day, $lines, $viewer));
    }

    public function store(ReconcileDayRequest $request, ReconcileDay $reconcile, #[CurrentUser] User $closer): RedirectResponse
    {
        return $this->changed(
            static fn (): Reconciliation => $reconcile->handle($request->day(), $request->string('note')->value(), $request->integer('seen_closing_cents'), $request->integer('seen_differences'), $closer),
            "{$request->day()->inWords()} is closed.",
        );
    }

    public function reopen(ReopenDayRequest $request, ReopenDay $reopen, #[CurrentUser] User $opener): RedirectResponse
    {
        return $this->changed(static fn (): Reconciliation => $reopen->handle($request->day(), $request->string('reason')->value(), $opener), "{$request->day()->inWords()} is open again.");
    }
}
