import { columnsFor } from '@/components/data-table';
import { DateTime } from '@/components/ui/date-time';
import { Known } from '@/components/ui/known';
import { Money } from '@/components/ui/money';
import { BatchStatus } from '@/features/withdrawals/payments/batch-status';
import { ValueDate } from '@/features/withdrawals/payments/value-date';
import { formatCount } from '@/lib/format';
import { type PaymentBatchRow, PaymentBatchStatusLabels, PaymentBatchStatusValues } from '@/types/generated';

const column = columnsFor<PaymentBatchRow>();

/** The columns of the list of payment batches. */
export const batchColumns = column.columns([
    column.accessor('number', { header: 'Batch', meta: { primary: true, sortKey: 'id', descendingFirst: true } }),
    column.accessor('status', {
        header: 'Status',
        cell: ({ getValue }) => <BatchStatus status={getValue()} />,
        meta: {
            phoneAside: true,
            filter: {
                kind: 'multi-select',
                key: 'status',
                label: 'Status',
                options: PaymentBatchStatusValues.map((value) => ({ value, label: PaymentBatchStatusLabels[value] })),
            },
        },
    }),
    column.accessor('total_cents', {
        header: 'Total',
        cell: ({ getValue }) => <Money cents={getValue()} />,
        meta: { align: 'right', sortKey: 'total_cents', descendingFirst: true },
    }),
    column.accessor('items_count', {
        header: 'Payments',
        cell: ({ getValue }) => formatCount(getValue()),
        meta: { align: 'right' },
    }),
    column.accessor('value_on', {
        header: 'Value date',
        cell: ({ getValue }) => <ValueDate day={getValue()} />,
        meta: { sortKey: 'value_on', descendingFirst: true },
    }),
    column.accessor('created_by', { header: 'Made by' }),
    column.accessor('created_at', { header: 'Made', cell: ({ getValue }) => <DateTime value={getValue()} /> }),
    column.accessor('exported_by', { header: 'Exported by', cell: ({ getValue }) => <Known text={getValue()} /> }),
    column.accessor('exported_at', { header: 'Exported', cell: ({ getValue }) => <DateTime value={getValue()} /> }),
]);
