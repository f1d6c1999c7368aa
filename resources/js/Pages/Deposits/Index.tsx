import { useMemo } from 'react';
import { listFilters } from '@/components/data-table';
import { DeferredTable } from '@/components/data-table/deferred-table';
import type { FilterDefinition } from '@/components/filters';
import { clientFilters } from '@/features/clients/client-lookup';
import { BulkApprove } from '@/features/deposits/bulk-approve';
import { DEPOSIT_COLUMNS } from '@/features/deposits/deposit-columns';
import { DepositDrawer } from '@/features/deposits/deposit-drawer';
import { DepositTotals } from '@/features/deposits/deposit-totals';
import { EXPORTS, NOTICES } from '@/features/deposits/tabs';
import { useDepositKeys } from '@/features/deposits/use-deposit-keys';
import { useOpenDeposit } from '@/features/deposits/use-open-deposit';
import { useReloadOnWork } from '@/features/notifications/use-reload-on-work';
import { useKept } from '@/hooks/use-kept';
import { LIST_BODY } from '@/layouts/list-page';
import { PageHeader } from '@/layouts/page-header';
import { type Choice, type DepositIndexPage, type DepositTab, DepositTabLabels } from '@/types/generated';
import { depositList } from '@/types/generated/lists';

export default function DepositIndex({ tab, client, deposit, can_handle, can_export, ...page }: DepositIndexPage) {
    const totals = useKept(page.totals, tab);
    const rows = useKept(page.deposits, tab) ?? [];
    const drawer = useOpenDeposit(rows, deposit);
    const filters = useMemo(() => filtersOf(tab, client), [tab, client]);
    useReloadOnWork(['deposits', 'meta', 'totals', 'deposit']);
    useDepositKeys(rows, can_handle, drawer.approve);

    return (
        <>
            <PageHeader
                breadcrumbs={[{ title: 'Deposits' }, { title: DepositTabLabels[tab] }]}
                title={tab === 'all' ? 'Deposits' : `${DepositTabLabels[tab]} deposits`}
                notice={NOTICES[tab]}
                actions={can_handle && <BulkApprove label="Approve certain deposits" rows={rows} />}
                summary={<DepositTotals totals={totals ?? undefined} allWait={tab === 'pending'} />}
            />
            <div className={LIST_BODY}>
                <DeferredTable
                    list={depositList}
                    rows={page.deposits}
                    meta={page.meta}
                    of={tab}
                    only={['deposits', 'meta', 'totals', 'client']}
                    columns={DEPOSIT_COLUMNS}
                    filters={filters}
                    rowHref={drawer.hrefOf}
                    rowLabel={(row) => `Deposit ${row.id} from ${row.payer}`}
                    {...(can_handle && {
                        bulkActions: (selection) => (
                            <BulkApprove
                                label="Approve selected"
                                rows={rows.filter(({ id }) => selection.ids.includes(String(id)))}
                                onDone={selection.clear}
                            />
                        ),
                    })}
                    {...(can_export && { exportUrl: EXPORTS[tab]() })}
                    emptyHint={
                        tab === 'pending'
                            ? 'No deposits to review. New deposits appear here automatically.'
                            : 'New deposits appear here automatically.'
                    }
                />
            </div>
            <DepositDrawer
                deposit={drawer.deposit}
                onClose={drawer.close}
                onReopen={drawer.reopen}
                queue={drawer.queue}
                isAskedToApprove={drawer.isAskedToApprove}
                onAsked={drawer.onAsked}
            />
        </>
    );
}

/** A tab of one rail has no rail filter. */
function filtersOf(tab: DepositTab, client: Choice | null): FilterDefinition[] {
    const hasOneRail = tab === 'payid' || tab === 'eft';

    return clientFilters(
        listFilters(depositList).filter(({ key }) => !(hasOneRail && key === 'rail')),
        client,
    );
}
