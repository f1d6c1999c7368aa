import { DataTable } from '@/components/data-table';
import { batchColumns } from '@/features/withdrawals/payments/batch-columns';
import { ByHandCard } from '@/features/withdrawals/payments/by-hand-card';
import { ReadyCard } from '@/features/withdrawals/payments/ready-card';
import { useReloadOnWithdrawals } from '@/features/withdrawals/use-reload-on-withdrawals';
import { PageHeader } from '@/layouts/page-header';
import { withdrawals } from '@/routes/generated';
import type { PaymentBatchesPage } from '@/types/generated';

const LIVE = ['batches', 'meta', 'ready', 'has_more_ready'];

export default function Batches({ batches, meta, ready, can_handle, ...page }: PaymentBatchesPage) {
    useReloadOnWithdrawals(LIVE);
    const byFile = ready.filter(({ channel }) => channel === 'bank_file');
    const byHand = ready.filter(({ channel }) => channel === 'by_hand');

    return (
        <>
            <PageHeader
                breadcrumbs={[{ title: 'Withdrawals', href: withdrawals.index() }, { title: 'Batches' }]}
                title="Payment batches"
                notice="Approved withdrawals go to the bank in one file, which leaves once."
            />
            <div className="flex flex-1 flex-col gap-4 p-4 sm:px-6">
                <ReadyCard
                    ready={byFile}
                    hasMore={page.has_more_ready}
                    nextValueOn={page.next_value_on}
                    lastValueOn={page.last_value_on}
                    canHandle={can_handle}
                />
                {byHand.length > 0 && <ByHandCard ready={byHand} canHandle={can_handle} />}
                <DataTable
                    name="batches"
                    noun="batches"
                    rows={batches}
                    meta={meta}
                    columns={batchColumns}
                    search={{ label: 'Find a batch', placeholder: 'PB-12…' }}
                    rowLabel={(batch) => batch.number}
                    rowHref={(batch) => withdrawals.batchesShow({ batch: batch.id })}
                    emptyHint="A batch is made of the withdrawals that are ready to pay."
                    className="min-h-100 max-sm:min-h-fit"
                />
            </div>
        </>
    );
}
