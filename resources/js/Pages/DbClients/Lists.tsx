import { router } from '@inertiajs/react';
import { useMemo } from 'react';
import { useConfirm } from '@/components/confirm-dialog';
import { DataTable } from '@/components/data-table';
import { LIST_FILTERS, listColumns } from '@/features/db-clients/list-columns';
import { useReloadWhile } from '@/hooks/use-reload-while';
import { PageHeader } from '@/layouts/page-header';
import { dbClients as routes } from '@/routes/generated';
import type { DbListIndexPage, DbListRow } from '@/types/generated';

export default function DbClientsLists({ db_lists, meta, can_manage, can_export }: DbListIndexPage) {
    const { confirm, confirmDialog } = useConfirm();
    const isFilling = db_lists.some(({ is_filling }) => is_filling);
    useReloadWhile(isFilling, ['db_lists']);

    const columns = useMemo(() => {
        const close = async (list: DbListRow) => {
            const question = {
                title: `Close “${list.name}”?`,
                body: `${list.assignee_name} reaches its prospects no more. The ${list.left} who were not called can be given to somebody else.`,
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
            <PageHeader
                breadcrumbs={[{ title: 'DB clients', href: routes.index() }, { title: 'Lists' }]}
                title="Lists"
            />
            <div className="flex min-h-0 flex-1 flex-col p-4 sm:px-6">
                <DataTable
                    name="db_lists"
                    noun="lists"
                    rows={db_lists}
                    meta={meta}
                    columns={columns}
                    {...(can_export && { exportUrl: routes.listsExport() })}
                    filters={LIST_FILTERS}
                    rowHref={(list) => routes.index({ query: { list: String(list.id) } })}
                    rowLabel={(list) => list.name}
                    emptyHint="Select prospects and make a list of them."
                />
            </div>
            {confirmDialog}
        </>
    );
}
