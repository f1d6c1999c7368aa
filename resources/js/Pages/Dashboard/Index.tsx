import { Deferred } from '@inertiajs/react';
import { Skeleton } from '@/components/ui/skeleton';
import { DepositsCard } from '@/features/dashboard/deposits-card';
import { greeting, today } from '@/features/dashboard/greeting';
import { HandoverCard } from '@/features/dashboard/handover-card';
import { HandoverNotesCard } from '@/features/dashboard/handover-notes-card';
import { LedgerStatus } from '@/features/dashboard/ledger-status';
import { MentionsCard } from '@/features/dashboard/mentions-card';
import { MyClientsCard } from '@/features/dashboard/my-clients-card';
import { MyListsCard } from '@/features/dashboard/my-lists-card';
import { PromisesCard } from '@/features/dashboard/promises-card';
import { QueueStats } from '@/features/dashboard/queue-stats';
import { TasksCard } from '@/features/dashboard/tasks-card';
import { ToDoCard } from '@/features/dashboard/to-do-card';
import { ToDoSkeleton } from '@/features/dashboard/to-do-skeleton';
import { WaitingDepositsCard } from '@/features/dashboard/waiting-deposits-card';
import { useReloadOnPersonal } from '@/features/notifications/use-reload-on-personal';
import { useReloadOnWork } from '@/features/notifications/use-reload-on-work';
import { useSharedProps } from '@/hooks/use-shared-props';
import { useTimeZone } from '@/hooks/use-time-zone';
import { PageHeader } from '@/layouts/page-header';
import type { DashboardPage } from '@/types/generated';

/** "My day": the viewer's queues, changes since their last sign-out, and deposits. */
export default function Dashboard({
    queues,
    tasks,
    to_do,
    my_lists,
    my_clients,
    waiting_deposits,
    mentions,
    promises,
    handover,
    handover_notes,
    ledger,
    deposits_by_day,
}: DashboardPage) {
    const { auth } = useSharedProps();
    const timeZone = useTimeZone();
    const can = auth.user?.can;
    const half = tasks.length > 0 && promises.length > 0 ? 'xl:col-span-6' : '';
    const isQuietWhenEmpty = queues.length > 0 || my_lists.length > 0;
    useReloadOnWork(['queues', 'my_clients', 'waiting_deposits']);
    useReloadOnPersonal(['to_do', 'mentions']);

    return (
        <>
            <PageHeader
                breadcrumbs={[{ title: today(new Date(), timeZone) }]}
                title={`${greeting(new Date(), timeZone)}, ${auth.user?.first_name ?? ''}`}
                backButton={false}
            />
            <div className="grid grid-cols-12 gap-4 p-4 lg:px-6">
                <QueueStats queues={queues} />
                <Deferred data="to_do" fallback={<ToDoSkeleton isQuietWhenEmpty={isQuietWhenEmpty} />}>
                    <ToDoCard lines={to_do ?? []} isQuietWhenEmpty={isQuietWhenEmpty} />
                </Deferred>
                {(can?.canViewDatabaseOnly || my_lists.length > 0) && <MyListsCard lists={my_lists} />}
                <MentionsCard mentions={mentions} />
                <TasksCard tasks={tasks} className={half} />
                <PromisesCard promises={promises} className={half} />
                {handover_notes && <HandoverNotesCard handover={handover_notes} />}
                {ledger && <LedgerStatus ledger={ledger} />}
                {can?.viewDeposits && (
                    <Deferred data="deposits_by_day" fallback={<Skeleton className="col-span-12 h-72 xl:col-span-8" />}>
                        <DepositsCard days={deposits_by_day ?? []} />
                    </Deferred>
                )}
                {handover && <HandoverCard handover={handover} />}
                {can?.viewDeposits && <WaitingDepositsCard deposits={waiting_deposits} />}
                {can?.viewClients && (
                    // Beside the pending deposits if shown, otherwise beside the handover.
                    <MyClientsCard
                        clients={my_clients}
                        className={can.viewDeposits ? 'xl:col-span-6' : 'xl:col-span-8'}
                    />
                )}
            </div>
        </>
    );
}
