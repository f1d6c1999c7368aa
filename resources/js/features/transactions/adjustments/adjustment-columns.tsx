import { columnsFor } from '@/components/data-table';
import { Badge, type Tone } from '@/components/ui/badge';
import { DateTime } from '@/components/ui/date-time';
import { Known } from '@/components/ui/known';
import { Money } from '@/components/ui/money';
import { AdjustmentActions } from '@/features/transactions/adjustments/adjustment-actions';
import {
    type AdjustmentRow,
    type AdjustmentStatus,
    AdjustmentStatusLabels,
    AdjustmentStatusValues,
    TransactionTypeLabels,
} from '@/types/generated';

const column = columnsFor<AdjustmentRow>();

const TONES: Record<AdjustmentStatus, Tone> = { requested: 'warn', approved: 'ok', declined: 'neutral' };

/** The columns of the adjustments; the last one holds what the viewer may do. */
export function adjustmentColumns() {
    return column.columns([
        column.accessor('type', {
            header: 'Adjustment',
            cell: ({ getValue, row: { original: row } }) => (
                <span className="flex min-w-0 flex-col">
                    <span>{TransactionTypeLabels[getValue()]}</span>
                    <span className="truncate text-compact font-normal text-muted lg:max-w-64">
                        {row.refusal ? `Declined: ${row.refusal}` : row.reason}
                    </span>
                </span>
            ),
            meta: { primary: true },
        }),
        column.accessor('status', {
            header: 'Status',
            cell: ({ getValue }) => <Badge tone={TONES[getValue()]}>{AdjustmentStatusLabels[getValue()]}</Badge>,
            meta: {
                phoneAside: true,
                filter: {
                    kind: 'multi-select',
                    key: 'status',
                    label: 'Status',
                    options: AdjustmentStatusValues.map((value) => ({ value, label: AdjustmentStatusLabels[value] })),
                },
            },
        }),
        column.accessor('client_name', {
            header: 'Client',
            cell: ({ getValue, row: { original: row } }) => (
                <span className="inline-flex min-w-0 items-baseline gap-2">
                    <span className="truncate">{getValue()}</span>
                    <span className="text-compact text-muted tabular">{row.client_pin}</span>
                </span>
            ),
        }),
        column.accessor('amount_cents', {
            header: 'On the balance',
            cell: ({ getValue }) => <Money cents={getValue()} />,
            meta: { align: 'right', phoneAside: true },
        }),
        column.accessor('requested_at', {
            header: 'Asked for',
            cell: ({ getValue, row: { original: row } }) => (
                <span className="flex flex-col">
                    <DateTime value={getValue()} />
                    <span className="text-compact text-muted">by {row.requested_by}</span>
                </span>
            ),
            meta: { sortKey: 'requested_at', descendingFirst: true },
        }),
        column.accessor('decided_by', {
            header: 'Decided by',
            cell: ({ getValue }) => <Known text={getValue()} />,
        }),
        column.accessor('reverses', {
            header: 'Takes back',
            cell: ({ getValue }) => <Known text={getValue()} />,
            meta: { hiddenByDefault: true },
        }),
        column.accessor('reference', { header: 'Reference', meta: { hiddenByDefault: true } }),
        column.display({
            id: 'action',
            header: '',
            cell: ({ row: { original } }) => <AdjustmentActions adjustment={original} />,
            meta: { label: 'Actions', align: 'right', phoneFoot: true },
        }),
    ]);
}
