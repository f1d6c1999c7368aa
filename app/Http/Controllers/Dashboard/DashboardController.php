<?php

declare(strict_types=1);

namespace App\Http\Controllers\Dashboard;

use App\Data\Dashboard\DashboardPage;
use App\Data\Dashboard\LedgerLine;
use App\Inertia\Inertia;
use App\Inertia\Response;
use App\Models\User;
use App\Queries\Dashboard\DashboardQuery;
use App\Queries\Dashboard\LedgerLineQuery;
use App\Queries\Notes\UnseenMentionsQuery;
use Illuminate\Http\Request;

/** Open to everybody who is signed in; each part shows only what the viewer may work on. */
final class DashboardController
{
    public function __invoke(Request $request, UnseenMentionsQuery $mentions, LedgerLineQuery $ledger): Response
    {
        /** @var User $viewer */
        $viewer = $request->user();
        $query = new DashboardQuery($viewer);

        return Inertia::render('Dashboard/Index', new DashboardPage(
            queues: $query->queues(...),
            my_clients: $query->myClients(...),
            waiting_deposits: $query->waitingDeposits(...),
            mentions: static fn (): array => $mentions->of($viewer),
            handover: $query->handover(...),
            ledger: static fn (): ?LedgerLine => $ledger->of($viewer),
            deposits_by_day: Inertia::defer($query->depositsByDay(...)),
        ));
    }
}
