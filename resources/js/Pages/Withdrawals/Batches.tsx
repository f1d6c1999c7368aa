import { ListTable } from '@/components/data-table';
import { BATCH_COLUMNS } from '@/features/withdrawals/payments/batch-columns';
import { ManualPaymentsCard } from '@/features/withdrawals/payments/manual-payments-card';
import { ReadyCard } from '@/features/withdrawals/payments/ready-card';
import { useReloadOnWithdrawals } from '@/features/withdrawals/use-reload-on-withdrawals';
import { PageHeader } from '@/layouts/page-header';
import { withdrawals } from '@/routes/generated';
import type { PaymentBatchesPage } from '@/types/generated';
import { paymentBatchList } from '@/types/generated/lists';

const LIVE = ['batches', 'meta', 'ready', 'has_more_ready'];

export default function Batches({ batches, meta, ready, can_handle, ...page }: PaymentBatchesPage) {
    useReloadOnWithdrawals(LIVE);
    const byFile = ready.filter(({ channel }) => channel === 'bank_file');
    const byHand = ready.filter(({ channel }) => channel === 'by_hand');

    return (
        <>
            <PageHeader
                breadcrumbs={[{ title: 'Withdrawals', href: withdrawals.index() }, { title: 'Batches' }]}
                title={paymentBatchList.title}
                notice="Approved withdrawals sent to the bank in one file"
            />
            <div className="flex flex-1 flex-col gap-4 p-4 sm:px-6">
                <ReadyCard
                    ready={byFile}
                    hasMore={page.has_more_ready}
                    nextValueOn={page.next_value_on}
                    lastValueOn={page.last_value_on}
                    canHandle={can_handle}
                />
                {byHand.length > 0 && <ManualPaymentsCard ready={byHand} canHandle={can_handle} />}
                <ListTable
                    list={paymentBatchList}
                    rows={batches}
                    meta={meta}
                    columns={BATCH_COLUMNS}
                    rowLabel={(batch) => batch.number}
                    rowHref={(batch) => withdrawals.batchesShow({ batch: batch.id })}
                    emptyHint="Select approved withdrawals above and create a batch."
                    className="min-h-96 max-sm:min-h-fit"
                />
            </div>
        </>
    );
}
