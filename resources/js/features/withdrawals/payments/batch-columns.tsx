import { columnsOf } from '@/components/data-table';
import { BatchStatus } from '@/features/withdrawals/payments/batch-status';
import { ValueDate } from '@/features/withdrawals/payments/value-date';
import { formatCount } from '@/lib/format';
import { paymentBatchList } from '@/types/generated/lists';

export const BATCH_COLUMNS = columnsOf(paymentBatchList, {
    number: { primary: true, descendingFirst: true },
    status: { cell: (batch) => <BatchStatus status={batch.status} />, phoneAside: true },
    total_cents: { descendingFirst: true },
    items_count: { cell: (batch) => formatCount(batch.items_count), align: 'right' },
    value_on: { cell: (batch) => <ValueDate day={batch.value_on} />, descendingFirst: true },
});
