import { useMemo, useState } from 'react';
import { DataTable } from '@/components/data-table';
import { TabLinks } from '@/components/ui/tab-links';
import { useReloadOnWork } from '@/features/notifications/use-reload-on-work';
import { duplicateColumns } from '@/features/transactions/duplicates/duplicate-columns';
import { DuplicateDrawer } from '@/features/transactions/duplicates/duplicate-drawer';
import { DUPLICATE_FILTERS } from '@/features/transactions/duplicates/duplicate-filters';
import { DuplicateTotalsStrip } from '@/features/transactions/duplicates/duplicate-totals-strip';
import { useDuplicateDeeds } from '@/features/transactions/duplicates/use-duplicate-deeds';
import { useDuplicateKeys } from '@/features/transactions/duplicates/use-duplicate-keys';
import { PageHeader } from '@/layouts/page-header';
import { transactions } from '@/routes/generated';
import { DuplicateCaseStatusLabels, DuplicateCaseStatusValues, type DuplicateIndexPage } from '@/types/generated';

const PROPS = ['cases', 'meta', 'totals'];

export default function DuplicateOskoDeposits({ cases, meta, status, totals, can_export }: DuplicateIndexPage) {
    const { deeds, dialogs } = useDuplicateDeeds();
    const [openId, setOpenId] = useState<number | null>(null);
    const columns = useMemo(() => duplicateColumns(deeds, status, setOpenId), [deeds, status]);
    useReloadOnWork(PROPS);
    useDuplicateKeys(cases, deeds);

    return (
        <>
            <PageHeader
                breadcrumbs={[
                    { title: 'Transactions', href: transactions.index() },
                    { title: 'Duplicate OSKO deposits' },
                ]}
                title="Duplicate OSKO deposits"
                notice="Payments that may have come twice. j and k move, space shows details, c confirms, d dismisses, r returns, o reopens."
            />
            <div className="flex min-h-0 flex-1 flex-col gap-3 p-4 max-sm:min-h-fit sm:px-6">
                <DuplicateTotalsStrip totals={totals} />
                <TabLinks
                    label="Decision"
                    items={[...DuplicateCaseStatusValues, null].map((value) => ({
                        label: value === null ? 'All' : DuplicateCaseStatusLabels[value],
                        href: transactions.duplicateOskoDepositsIndex(
                            value === 'open' ? {} : { query: { status: value ?? 'all' } },
                        ),
                        current: value === status,
                    }))}
                />
                <DataTable
                    key={status}
                    name="cases"
                    noun="cases"
                    rows={cases}
                    meta={meta}
                    only={PROPS}
                    columns={columns}
                    filters={DUPLICATE_FILTERS}
                    search={{ label: 'Search cases', placeholder: 'Payer, number or bank reference…' }}
                    rowLabel={(row) => `Case ${row.id}`}
                    onPreview={(row) => setOpenId(row.id)}
                    {...(can_export && { exportUrl: transactions.duplicateOskoDepositsExport() })}
                    emptyHint="Each line of the bank is compared with those before it as soon as it comes in."
                />
            </div>
            <DuplicateDrawer
                duplicate={cases.find(({ id }) => id === openId) ?? null}
                deeds={deeds}
                onClose={() => setOpenId(null)}
            />
            {dialogs}
        </>
    );
}
