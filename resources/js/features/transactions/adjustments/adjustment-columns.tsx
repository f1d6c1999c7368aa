import { columnsFor, columnsOf } from '@/components/data-table';
import { Badge, type Tone } from '@/components/ui/badge';
import { DateTime } from '@/components/ui/date-time';
import { ReceiptsButton } from '@/features/rsg/receipts/receipts-button';
import { AdjustmentActions } from '@/features/transactions/adjustments/adjustment-actions';
import {
    type AdjustmentRow,
    type AdjustmentStatus,
    AdjustmentStatusLabels,
    TransactionTypeLabels,
} from '@/types/generated';
import { adjustmentList } from '@/types/generated/lists';

const column = columnsFor<AdjustmentRow>();

const TONES: Record<AdjustmentStatus, Tone> = { requested: 'warn', approved: 'ok', declined: 'neutral' };

export const ADJUSTMENT_COLUMNS = columnsOf(
    adjustmentList,
    {
        type: {
            cell: (row) => (
                <span className="flex min-w-0 flex-col">
                    <span>{TransactionTypeLabels[row.type]}</span>
                    <span className="truncate text-compact font-normal text-muted lg:max-w-52">
                        {row.refusal ? `Declined: ${row.refusal}` : row.reason}
                    </span>
                </span>
            ),
            primary: true,
        },
        status: {
            cell: (row) => <Badge tone={TONES[row.status]}>{AdjustmentStatusLabels[row.status]}</Badge>,
            phoneAside: true,
        },
        client_name: {
            cell: (row) => (
                <span className="inline-flex min-w-0 items-baseline gap-2">
                    <span className="truncate">{row.client_name}</span>
                    <span className="text-compact text-muted tabular">{row.client_pin}</span>
                </span>
            ),
        },
        amount_cents: { phoneAside: true },
        requested_at: {
            cell: (row) => (
                <span className="flex flex-col">
                    <DateTime value={row.requested_at} />
                    <span className="text-compact text-muted">by {row.requested_by}</span>
                </span>
            ),
            descendingFirst: true,
        },
        reverses: { hiddenByDefault: true },
        reference: { hiddenByDefault: true },
    },
    column.columns([
        column.display({
            id: 'action',
            header: '',
            cell: ({ row: { original } }) => (
                <span className="inline-flex items-center justify-end gap-2">
                    {original.amount_cents > 0 && (
                        <ReceiptsButton
                            subject="adjustment"
                            id={original.id}
                            version={original.status}
                            of={`adjustment ${original.reference}`}
                        />
                    )}
                    <AdjustmentActions adjustment={original} />
                </span>
            ),
            meta: { label: 'Actions', align: 'right', phoneFoot: true },
        }),
    ]),
);
