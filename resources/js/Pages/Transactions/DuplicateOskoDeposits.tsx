import { ListTable } from '@/components/data-table';
import { useRowDrawer } from '@/components/data-table/use-row-drawer';
import { ViewChips } from '@/components/ui/view-chips';
import { useReloadOnWork } from '@/features/notifications/use-reload-on-work';
import { useQueue } from '@/features/shell/use-queue';
import { duplicateColumns } from '@/features/transactions/duplicates/duplicate-columns';
import { DuplicateDrawer } from '@/features/transactions/duplicates/duplicate-drawer';
import { DuplicateTotalsStrip } from '@/features/transactions/duplicates/duplicate-totals-strip';
import { useDuplicateDecisions } from '@/features/transactions/duplicates/use-duplicate-decisions';
import { useDuplicateKeys } from '@/features/transactions/duplicates/use-duplicate-keys';
import { LIST_BODY } from '@/layouts/list-page';
import { PageHeader } from '@/layouts/page-header';
import { transactions } from '@/routes/generated';
import { DuplicateCaseStatusLabels, DuplicateCaseStatusValues, type DuplicateIndexPage } from '@/types/generated';
import { duplicateList } from '@/types/generated/lists';

const PROPS = ['cases', 'meta', 'totals'];

const CHOICES = {
    score: [
        { value: '90', label: '90 or more', hint: 'Almost certainly a duplicate' },
        { value: '80', label: '80 or more', hint: 'Likely duplicate' },
        { value: '70', label: '70 or more', hint: null },
    ],
};

export default function DuplicateOskoDeposits({ cases, meta, opened, status, totals, can_export }: DuplicateIndexPage) {
    const drawer = useRowDrawer('case');
    const queue = useQueue({
        rows: cases,
        openId: opened?.id ?? null,
        open: ({ id }) => drawer.show(id),
        nouns: ['case', 'cases'],
        isWaiting: (row) => row.status === 'open' || row.status === 'confirmed',
    });
    // A case can be decided in its row too, without the drawer.
    const { decisions, dialogs } = useDuplicateDecisions(() => opened !== null && queue.advance());
    useReloadOnWork([...PROPS, 'opened']);
    useDuplicateKeys(cases, decisions);

    return (
        <>
            <PageHeader
                breadcrumbs={[{ title: 'Transactions', href: transactions.index() }, { title: duplicateList.title }]}
                title={duplicateList.title}
                summary={<DuplicateTotalsStrip totals={totals} />}
                views={
                    <ViewChips
                        label="Status"
                        items={[...DuplicateCaseStatusValues, null].map((value) => ({
                            label: value === null ? 'All' : DuplicateCaseStatusLabels[value],
                            href: transactions.duplicateOskoDepositsIndex(
                                value === 'open' ? {} : { query: { status: value ?? 'all' } },
                            ),
                            current: value === status,
                        }))}
                    />
                }
            />
            <div className={LIST_BODY}>
                <ListTable
                    key={status}
                    list={duplicateList}
                    rows={cases}
                    meta={meta}
                    only={PROPS}
                    columns={duplicateColumns(decisions, status, drawer.show)}
                    choices={CHOICES}
                    rowLabel={(row) => `Case ${row.id}`}
                    onPreview={({ id }) => drawer.show(id)}
                    {...(can_export && { exportUrl: transactions.duplicateOskoDepositsExport() })}
                    emptyHint="New deposits are checked automatically. Possible duplicates appear here."
                />
            </div>
            <DuplicateDrawer duplicate={opened} queue={queue} decisions={decisions} onClose={drawer.close} />
            {dialogs}
        </>
    );
}
