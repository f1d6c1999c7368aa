import { useMemo } from 'react';
import { listFilters } from '@/components/data-table';
import { DeferredTable } from '@/components/data-table/deferred-table';
import { useRowDrawer } from '@/components/data-table/use-row-drawer';
import { clientFilters } from '@/features/clients/client-lookup';
import { useReloadOnWork } from '@/features/notifications/use-reload-on-work';
import { COMMUNICATION_QUEUE_COLUMNS } from '@/features/rsg/communication-queue-columns';
import { RsgViews } from '@/features/rsg/rsg-views';
import { ThreadDrawer } from '@/features/rsg/thread-drawer';
import { useQueue } from '@/features/shell/use-queue';
import { useKept } from '@/hooks/use-kept';
import { LIST_BODY } from '@/layouts/list-page';
import { PageHeader } from '@/layouts/page-header';
import { rsg } from '@/routes/generated';
import type { RsgCommunicationsPage } from '@/types/generated';
import { communicationList } from '@/types/generated/lists';

const LIST = ['communications', 'meta'];

export default function Communications(page: RsgCommunicationsPage) {
    const { view, thread, choices, owners, can_work, can_export } = page;
    const drawer = useRowDrawer('thread', 'thread');
    const rows = useKept(page.communications, view);
    const filters = useMemo(
        () => clientFilters(listFilters(communicationList, { owner: choices.owners }), choices.client),
        [choices],
    );
    useReloadOnWork([...LIST, 'thread']);

    const threads = [...new Map((rows ?? []).map(({ client }) => [client.id, client])).values()];
    const queue = useQueue({
        rows: threads,
        openId: thread?.client.id ?? null,
        open: ({ id }) => drawer.show(id),
        nouns: ['client', 'clients'],
    });

    return (
        <>
            <PageHeader
                breadcrumbs={[{ title: 'RSG' }, { title: communicationList.title }]}
                title="RSG communications"
                notice="Messages about gambling harm, to and from clients"
                views={<RsgViews label="Messages by status" view={view} routeOf={rsg.communicationsIndex} />}
            />
            <div className={LIST_BODY}>
                <DeferredTable
                    list={communicationList}
                    rows={page.communications}
                    meta={page.meta}
                    of={view}
                    only={[...LIST, 'choices']}
                    columns={COMMUNICATION_QUEUE_COLUMNS}
                    filters={filters}
                    rowHref={({ client }) => drawer.hrefOf(client.id)}
                    rowLabel={({ client }) => `Messages with ${client.full_name}`}
                    {...(can_export && { exportUrl: rsg.communicationsExport() })}
                    emptyHint="Messages about gambling harm appear here automatically."
                />
            </div>
            <ThreadDrawer thread={thread} owners={owners} canWork={can_work} queue={queue} onClose={drawer.close} />
        </>
    );
}
