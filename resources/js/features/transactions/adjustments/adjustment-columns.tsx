import { buttonColumn, columnsOf } from '@/components/data-table';
import { Badge, type Tone } from '@/components/ui/badge';
import { ReceiptsButton } from '@/features/rsg/receipts/receipts-button';
import { AdjustmentActions } from '@/features/transactions/adjustments/adjustment-actions';
import {
    type AdjustmentRow,
    type AdjustmentStatus,
    AdjustmentStatusLabels,
    TransactionTypeLabels,
} from '@/types/generated';
import { adjustmentList } from '@/types/generated/lists';

const TONES: Record<AdjustmentStatus, Tone> = { requested: 'warn', approved: 'ok', declined: 'neutral' };

export const ADJUSTMENT_COLUMNS = columnsOf(
    adjustmentList,
    {
        type: {
            cell: (row) => TransactionTypeLabels[row.type],
            secondLine: (row) => {
                const text = row.refusal ? `Declined: ${row.refusal}` : row.reason;

                return <span title={text}>{text}</span>;
            },
            primary: true,
            className: 'lg:max-w-56',
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
        requested_at: { secondLine: (row) => `by ${row.requested_by}` },
        reverses: { hiddenByDefault: true },
        reference: { hiddenByDefault: true },
    },
    [
        buttonColumn<AdjustmentRow>((row) => (
            <span className="inline-flex items-center justify-end gap-2">
                {row.amount_cents > 0 && (
                    <ReceiptsButton
                        subject="adjustment"
                        id={row.id}
                        version={row.status}
                        of={`adjustment ${row.reference}`}
                    />
                )}
                <AdjustmentActions adjustment={row} />
            </span>
        )),
    ],
);
