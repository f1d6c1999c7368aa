<?php

declare(strict_types=1);

namespace App\Http\Controllers\Dashboard;

use App\Data\Dashboard\DashboardHandoverNotes;
use App\Data\Dashboard\DashboardPage;
use App\Domain\Notes\RecordAccess;
use App\Inertia\Inertia;
use App\Inertia\Response;
use App\Lists\DbClients\DbListList;
use App\Models\User;
use App\Queries\Dashboard\DashboardQuery;
use App\Queries\Dashboard\HandoverNotesQuery;
use App\Queries\Dashboard\QueueQuery;
use App\Queries\Dashboard\ToDoQuery;
use App\Queries\Guides\DailyTasksQuery;
use Illuminate\Container\Attributes\CurrentUser;

/** Open to all signed-in users. Each part contains only the work that the viewer may do. */
final class DashboardController
{
    public function __invoke(
        #[CurrentUser] User $viewer,
        RecordAccess $access,
        DbListList $lists,
        QueueQuery $queues,
        DailyTasksQuery $tasks,
        ToDoQuery $toDo,
        HandoverNotesQuery $handoverNotes,
    ): Response {
        $query = new DashboardQuery($viewer, $access, $lists, $queues);

        return Inertia::render('Dashboard/Index', new DashboardPage(
            queues: static fn (): array => $queues->of($viewer),
            tasks: static fn (): array => $tasks->today($viewer),
            to_do: Inertia::defer(static fn (): array => $toDo->of($viewer)),
            my_lists: $query->myLists(...),
            my_clients: $query->myClients(...),
            waiting_deposits: $query->waitingDeposits(...),
            mentions: $query->mentions(...),
            promises: $query->promises(...),
            handover: $query->handover(...),
            handover_notes: static fn (): ?DashboardHandoverNotes => $handoverNotes->for($viewer),
            ledger: $query->ledger(...),
            deposits_by_day: Inertia::defer($query->depositsByDay(...)),
        ));
    }
}
