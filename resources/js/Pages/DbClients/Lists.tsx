import { router } from '@inertiajs/react';
import { useMemo } from 'react';
import { useConfirm } from '@/components/confirm-dialog';
import { listColumns } from '@/features/db-clients/list-columns';
import { useReloadWhile } from '@/hooks/use-reload-while';
import { ListPage } from '@/layouts/list-page';
import { formatCount } from '@/lib/format';
import { dbClients as routes } from '@/routes/generated';
import type { DbListIndexPage, DbListRow } from '@/types/generated';
import { dbListList } from '@/types/generated/lists';

export default function DbClientsLists({ db_lists, meta, can_manage, can_export }: DbListIndexPage) {
    const { confirm, confirmDialog } = useConfirm();
    const isFilling = db_lists.some(({ is_filling }) => is_filling);
    useReloadWhile(isFilling, ['db_lists']);

    const columns = useMemo(() => {
        const close = async (list: DbListRow) => {
            const question = {
                title: `Close “${list.name}”?`,
                body: `${list.assignee_name} can no longer see its DB clients. ${remainingText(list.left)} assigned to another colleague.`,
                confirmVerb: 'Close list',
            };
            if (await confirm(question)) {
                router.delete(routes.listsDestroy({ dbList: list.id }), { preserveScroll: true, preserveState: true });
            }
        };
        return listColumns(can_manage ? close : undefined);
    }, [can_manage, confirm]);

    return (
        <>
            <ListPage
                list={dbListList}
                rows={db_lists}
                meta={meta}
                columns={columns}
                breadcrumbs={[{ title: 'DB clients', href: routes.index() }]}
                {...(can_export && { exportUrl: routes.listsExport() })}
                rowHref={(list) => routes.index({ query: { list: String(list.id) } })}
                rowLabel={(list) => list.name}
                emptyHint="Select DB clients and create a list."
            />
            {confirmDialog}
        </>
    );
}

function remainingText(count: number): string {
    return count === 1
        ? 'The 1 DB client not called yet can be'
        : `The ${formatCount(count)} DB clients not called yet can be`;
}
