import type { ReactNode } from 'react';
import { columnsFor } from '@/components/data-table';
import { PageLink } from '@/components/page-link';
import { Badge, type Tone } from '@/components/ui/badge';
import { Known } from '@/components/ui/known';
import { Money } from '@/components/ui/money';
import { ClientLink } from '@/features/withdrawals/payments/client-link';
import { withdrawals } from '@/routes/generated';
import { type PaymentItemRow, type PaymentItemStatus, PaymentItemStatusLabels } from '@/types/generated';

const column = columnsFor<PaymentItemRow>();

const TONES: Record<PaymentItemStatus, Tone> = { waiting: 'neutral', paid: 'ok', failed: 'danger', removed: 'neutral' };

/** The columns of the payments of a batch. */
export function itemColumns(action: ((item: PaymentItemRow) => ReactNode) | null) {
    return column.columns([
        column.accessor('reference', {
            header: 'Withdrawal',
            cell: ({ row: { original: item } }) => (
                <PageLink
                    href={withdrawals.paymentNote({ withdrawal: item.withdrawal_id })}
                    className="hover:underline"
                >
                    {item.reference}
                </PageLink>
            ),
            meta: { primary: true },
        }),
        column.accessor('client_name', {
            header: 'Client',
            cell: ({ row: { original: item } }) => <ClientLink id={item.client_id} name={item.client_name} />,
        }),
        column.accessor('amount_cents', {
            header: 'Amount',
            cell: ({ getValue }) => <Money cents={getValue()} />,
            meta: { align: 'right', phoneAside: true },
        }),
        column.accessor('status', {
            header: 'Status',
            cell: ({ row: { original: item } }) => (
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
            cell: ({ row: { original: item } }) => (
                <span className="flex min-w-0 flex-col">
                    <span className="tabular">{item.destination ?? 'Unknown'}</span>
                    <span className="text-compact text-muted">{item.holder}</span>
                </span>
            ),
        }),
        column.accessor('statement_reference', {
            header: 'Statement text',
            cell: ({ getValue }) => <span className="font-mono text-compact">{getValue()}</span>,
        }),
        column.accessor('approved_by', { header: 'Approved by', cell: ({ getValue }) => <Known text={getValue()} /> }),
        ...(action
            ? [
                  column.display({
                      id: 'action',
                      header: '',
                      cell: ({ row: { original: item } }) => action(item),
                      meta: { label: 'Actions', align: 'right', phoneFoot: true },
                  }),
              ]
            : []),
    ]);
}
