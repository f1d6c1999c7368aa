import { ArrowLongRightIcon } from '@heroicons/react/24/outline';
import { columnsFor } from '@/components/data-table';
import { Badge, type Tone } from '@/components/ui/badge';
import { DateTime } from '@/components/ui/date-time';
import { Known } from '@/components/ui/known';
import { Money } from '@/components/ui/money';
import { TransferActions } from '@/features/clients/transfers/transfer-actions';
import { type TransferRow, type TransferStatus, TransferStatusLabels, TransferStatusValues } from '@/types/generated';

const column = columnsFor<TransferRow>();

const TONES: Record<TransferStatus, Tone> = {
    requested: 'warn',
    approved: 'info',
    sent: 'info',
    confirmed: 'ok',
    failed: 'danger',
    declined: 'neutral',
};

/** The columns of a client's transfers. */
export function transferColumns(clientId: number) {
    return column.columns([
        column.accessor('reference', {
            header: 'Transfer',
            cell: ({ row: { original: transfer } }) => (
                <span className="flex min-w-0 flex-col">
                    <span className="inline-flex min-w-0 items-center gap-1.5">
                        <span className="truncate">{transfer.from_site}</span>
                        <ArrowLongRightIcon role="img" aria-label="to" className="size-4 shrink-0 text-muted" />
                        <span className="truncate">{transfer.to_site}</span>
                    </span>
                    <span className="text-compact font-normal text-muted truncate lg:max-w-64">
                        {transfer.reason ?? transfer.reference}
                    </span>
                </span>
            ),
            meta: { primary: true },
        }),
        column.accessor('amount_cents', {
            header: 'Amount',
            cell: ({ getValue }) => <Money cents={getValue()} />,
            meta: { align: 'right', sortKey: 'amount_cents', descendingFirst: true },
        }),
        column.accessor('status', {
            header: 'Status',
            cell: ({ getValue }) => <Badge tone={TONES[getValue()]}>{TransferStatusLabels[getValue()]}</Badge>,
            meta: {
                phoneAside: true,
                filter: {
                    kind: 'multi-select',
                    key: 'status',
                    label: 'Status',
                    options: TransferStatusValues.map((value) => ({ value, label: TransferStatusLabels[value] })),
                },
            },
        }),
        column.accessor('requested_by', { header: 'Asked for by' }),
        column.accessor('requested_at', {
            header: 'Asked for',
            cell: ({ getValue }) => <DateTime value={getValue()} />,
            meta: { sortKey: 'requested_at', descendingFirst: true },
        }),
        column.accessor('decided_by', {
            header: 'Decided by',
            cell: ({ getValue }) => <Known text={getValue()} />,
        }),
        column.accessor('sent_at', {
            header: 'Sent',
            cell: ({ getValue }) => <DateTime value={getValue()} />,
            meta: { hideOnPhone: true, hiddenByDefault: true },
        }),
        column.accessor('settled_at', {
            header: 'Settled',
            cell: ({ getValue }) => <DateTime value={getValue()} />,
            meta: { hideOnPhone: true, hiddenByDefault: true },
        }),
        column.display({
            id: 'action',
            header: '',
            cell: ({ row: { original: transfer } }) => <TransferActions clientId={clientId} transfer={transfer} />,
            meta: { label: 'Actions', align: 'right', phoneFoot: true },
        }),
    ]);
}
