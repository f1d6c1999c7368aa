<?php

declare(strict_types=1);

namespace App\Data\Dashboard;

use App\Data\DbClients\DbListRow;
use App\Data\Guides\DailyTaskRow;
use App\Inertia\DeferProp;
use Closure;

/** Dashboard: my day. */
final readonly class DashboardPage
{
    /**
     * @param  Closure(): list<DashboardQueue>  $queues
     * @param  Closure(): list<DailyTaskRow>  $tasks  of the viewer's role today
     * @param  DeferProp<list<ToDoLine>>  $to_do
     * @param  Closure(): list<DbListRow>  $my_lists
     * @param  Closure(): list<DashboardClient>  $my_clients
     * @param  Closure(): list<DashboardDeposit>  $waiting_deposits
     * @param  Closure(): list<DashboardMention>  $mentions
     * @param  Closure(): list<DashboardPromise>  $promises
     * @param  Closure(): (Handover|null)  $handover
     * @param  Closure(): (DashboardHandoverNotes|null)  $handover_notes
     * @param  Closure(): (LedgerLine|null)  $ledger
     * @param  DeferProp<list<DailyAmount>>  $deposits_by_day
     */
    public function __construct(
        public Closure $queues,
        public Closure $tasks,
        public DeferProp $to_do,
        public Closure $my_lists,
        public Closure $my_clients,
        public Closure $waiting_deposits,
        public Closure $mentions,
        public Closure $promises,
        public Closure $handover,
        public Closure $handover_notes,
        public Closure $ledger,
        public DeferProp $deposits_by_day,
    ) {}
}
