import type { ReactNode } from 'react';
import { buttonColumn, columnsFor } from '@/components/data-table';
import { PageLink } from '@/components/page-link';
import { Badge, type Tone } from '@/components/ui/badge';
import { Money } from '@/components/ui/money';
import { ClientWarnings } from '@/features/withdrawals/payments/client-warnings';
import { withdrawals } from '@/routes/generated';
import { type PaymentItemRow, type PaymentItemStatus, PaymentItemStatusLabels } from '@/types/generated';

const column = columnsFor<PaymentItemRow>();

const TONES: Record<PaymentItemStatus, Tone> = { waiting: 'neutral', paid: 'ok', failed: 'danger', removed: 'neutral' };

/** The columns of the payments of a batch. */
export function itemColumns(action: ((item: PaymentItemRow) => ReactNode) | null) {
    return [
        column.accessor('reference', {
            header: 'Withdrawal',
            cell: (item) => (
                <span className="flex min-w-0 flex-col">
                    <PageLink
                        href={withdrawals.paymentNote({ withdrawal: item.withdrawal_id })}
                        className="self-start hover:underline"
                    >
                        {item.reference}
                    </PageLink>
                    {item.statement_reference !== item.reference && (
                        <span className="font-mono text-xs font-normal text-muted">{item.statement_reference}</span>
                    )}
                </span>
            ),
            meta: { primary: true },
        }),
        column.accessor('client_name', {
            header: 'Client',
            cell: (item) => (
                <span className="flex min-w-0 flex-col">
                    <ClientWarnings id={item.client_id} name={item.client_name} warnings={item.warnings} />
                    {item.approved_by && (
                        <span className="text-compact text-muted">Approved by {item.approved_by}</span>
                    )}
                </span>
            ),
        }),
        column.accessor('amount_cents', {
            header: 'Amount',
            cell: ({ amount_cents }) => <Money cents={amount_cents} />,
            meta: { align: 'right', phoneAside: true },
        }),
        column.accessor('status', {
            header: 'Status',
            cell: (item) => (
                <span className="flex min-w-0 flex-col items-start gap-0.5">
                    <Badge tone={TONES[item.status]}>{PaymentItemStatusLabels[item.status]}</Badge>
                    {item.problem && (
                        <span className="max-w-64 text-compact whitespace-normal text-danger">
                            {item.status === 'failed' ? item.problem : `Cannot leave: ${item.problem}`}
                        </span>
                    )}
                </span>
            ),
        }),
        column.accessor('destination', {
            header: 'Pays to',
            cell: (item) => (
                <span className="flex min-w-0 flex-col">
                    <span className="tabular">{item.destination ?? 'Unknown'}</span>
                    <span className="text-compact text-muted">{item.holder}</span>
                </span>
            ),
        }),
        ...(action ? [buttonColumn(action)] : []),
    ];
}
