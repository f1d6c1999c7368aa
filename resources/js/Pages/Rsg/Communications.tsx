import { router, usePage } from '@inertiajs/react';
import { useMemo } from 'react';
import { ListSkeleton, ListTable, listFilters } from '@/components/data-table';
import { splitUrl, withQuery } from '@/components/data-table/list-query';
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
const VISIT = { only: ['thread'], preserveState: true as const, preserveScroll: true as const };

export default function Communications(page: RsgCommunicationsPage) {
    const { view, thread, choices, owners, can_work, can_export } = page;
    const { url } = usePage();
    const rows = useKept(page.communications, view);
    const meta = useKept(page.meta, view);
    const filters = useMemo(
        () => clientFilters(listFilters(communicationList, { owner: choices.owners }), choices.client),
        [choices],
    );
    useReloadOnWork([...LIST, 'thread']);

    const openedAt = (client: number | null) => {
        const { path, query } = splitUrl(url);
        const { thread: _, ...rest } = query;

        return withQuery(path, client === null ? rest : { ...rest, thread: String(client) });
    };
    const threads = [...new Map((rows ?? []).map(({ client }) => [client.id, client])).values()];
    const queue = useQueue({
        rows: threads,
        openId: thread?.client.id ?? null,
        open: ({ id }) => router.visit(openedAt(id), { ...VISIT, replace: true }),
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
                {rows && meta ? (
                    <ListTable
                        key={view}
                        list={communicationList}
                        rows={rows}
                        meta={meta}
                        only={[...LIST, 'choices']}
                        columns={COMMUNICATION_QUEUE_COLUMNS}
                        filters={filters}
                        rowHref={({ client }) => ({ url: openedAt(client.id), visit: VISIT })}
                        rowLabel={({ client }) => `Messages with ${client.full_name}`}
                        {...(can_export && { exportUrl: rsg.communicationsExport() })}
                        emptyHint="Messages about gambling harm appear here automatically."
                    />
                ) : (
                    <ListSkeleton />
                )}
            </div>
            <ThreadDrawer
                thread={thread}
                owners={owners}
                canWork={can_work}
                queue={queue}
                onClose={() => router.visit(openedAt(null), VISIT)}
            />
        </>
    );
}
