<?php

declare(strict_types=1);

namespace App\Http\Controllers\Deposits;

use App\Actions\Deposits\ReconcileDay;
use App\Http\Controllers\Concerns\AnswersMove;
use App\Http\Requests\Deposits\ReconcileDayRequest;
use App\Http\Requests\Deposits\ReconciliationRequest;
use App\Inertia\Inertia;
use App\Inertia\Response;
use App\Models\Reconciliation;
use App\Models\User;
use App\Queries\Deposits\ReconciliationQuery;
use Illuminate\Container\Attributes\CurrentUser;
use Illuminate\Http\RedirectResponse;

final class ReconciliationController
{
    use AnswersMove;

    public function index(ReconciliationRequest $request, ReconciliationQuery $reconciliation, #[CurrentUser] User $viewer): Response
    {
        return Inertia::render('Deposits/Reconciliation', $reconciliation->page($request->day(), $request->listState(), $viewer));
    }

    public function store(ReconcileDayRequest $request, ReconcileDay $reconcile, #[CurrentUser] User $closer): RedirectResponse
    {
        return $this->moved(
            static fn (): Reconciliation => $reconcile->handle($request->day(), $request->note(), $request->seenClosingCents(), $request->seenDifferences(), $closer),
            "{$request->day()->inWords()} is closed.",
        );
    }
}
