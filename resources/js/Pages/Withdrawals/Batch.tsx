import { excludedClients } from '@/features/withdrawals/excluded-clients';
import { BatchActions } from '@/features/withdrawals/payments/batch-actions';
import { BatchBanner } from '@/features/withdrawals/payments/batch-banner';
import { BatchFigures } from '@/features/withdrawals/payments/batch-figures';
import { BatchStatus } from '@/features/withdrawals/payments/batch-status';
import { FileCard } from '@/features/withdrawals/payments/file-card';
import { ItemsCard } from '@/features/withdrawals/payments/items-card';
import { useReloadOnWithdrawals } from '@/features/withdrawals/use-reload-on-withdrawals';
import { PageHeader } from '@/layouts/page-header';
import { withdrawals } from '@/routes/generated';
import type { PaymentBatchPage } from '@/types/generated';

const LIVE = ['batch', 'items', 'downloads', 'export_refusal', 'value_on_refusal'];

export default function Batch({ batch, items, downloads, can_handle, export_refusal, ...page }: PaymentBatchPage) {
    useReloadOnWithdrawals(LIVE);
    const hasProblem = items.some(({ status, problem }) => status === 'waiting' && problem !== null);

    return (
        <>
            <PageHeader
                breadcrumbs={[
                    { title: 'Withdrawals', href: withdrawals.index() },
                    { title: 'Batches', href: withdrawals.batchesIndex() },
                    { title: batch.number },
                ]}
                title={batch.number}
                badges={<BatchStatus status={batch.status} />}
                actions={
                    can_handle && (
                        <BatchActions
                            batch={batch}
                            exportRefusal={export_refusal}
                            hasProblem={hasProblem || page.value_on_refusal !== null}
                            warned={excludedClients(items)}
                            days={{ next: page.next_value_on, last: page.last_value_on }}
                        />
                    )
                }
            />
            <div className="flex flex-col gap-4 p-4 sm:p-6">
                {can_handle && (
                    <BatchBanner
                        batch={batch}
                        exportRefusal={export_refusal}
                        hasProblem={hasProblem}
                        dateRefusal={page.value_on_refusal}
                    />
                )}
                <BatchFigures batch={batch} />
                <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_20rem]">
                    <ItemsCard batch={batch} items={items} canHandle={can_handle} />
                    <FileCard batch={batch} downloads={downloads} />
                </div>
            </div>
        </>
    );
}
