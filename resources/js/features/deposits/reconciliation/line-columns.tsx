import { Link } from '@inertiajs/react';
import { columnsFor } from '@/components/data-table';
import { Badge, type Tone } from '@/components/ui/badge';
import { DateTime } from '@/components/ui/date-time';
import { Money } from '@/components/ui/money';
import { deposits } from '@/routes/generated';
import {
    DepositStatusLabels,
    PaymentRailLabels,
    type ReconciliationLine,
    type ReconciliationLineState,
    ReconciliationLineStateLabels,
} from '@/types/generated';

const column = columnsFor<ReconciliationLine>();

const TONES: Record<ReconciliationLineState, Tone> = {
    agrees: 'ok',
    missing: 'danger',
    other_amount: 'danger',
    other_day: 'danger',
};

/** The columns of a day's lines. */
export const LINE_COLUMNS = column.columns([
    column.accessor('payer_name', {
        header: 'Payer',
        cell: ({ row: { original: line } }) => (
            <span className="flex min-w-0 flex-col">
                <span className="truncate">{line.payer_name ?? 'N/A'}</span>
                <span className="truncate text-compact font-normal text-muted">{line.description}</span>
            </span>
        ),
        meta: { primary: true },
    }),
    column.accessor('value_at', {
        header: 'Value time',
        cell: ({ getValue }) => <DateTime value={getValue()} />,
        meta: { sortKey: 'value_at' },
    }),
    column.accessor('rail', { header: 'Rail', cell: ({ getValue }) => PaymentRailLabels[getValue()] }),
    column.accessor('bank_reference', {
        header: 'Reference',
        cell: ({ getValue }) => <span className="block max-w-44 truncate">{getValue()}</span>,
        meta: { hideOnPhone: true },
    }),
    column.accessor('amount_cents', {
        header: 'Bank',
        cell: ({ getValue }) => <Money cents={getValue()} />,
        meta: { align: 'right', sortKey: 'amount_cents', descendingFirst: true },
    }),
    column.accessor('posted_cents', {
        header: 'Ledger',
        cell: ({ getValue }) => <Money cents={getValue()} />,
        meta: { align: 'right' },
    }),
    column.accessor('state', {
        header: 'Comparison',
        cell: ({ getValue }) => <Badge tone={TONES[getValue()]}>{ReconciliationLineStateLabels[getValue()]}</Badge>,
        meta: { phoneAside: true },
    }),
    column.accessor('deposits', {
        header: 'Deposit',
        cell: ({ getValue }) => (
            <span className="flex min-w-0 flex-col">
                {getValue().map((deposit) => (
                    <Link
                        key={deposit.id}
                        href={deposits.index({ query: { deposit: deposit.id } })}
                        className="truncate text-accent underline-offset-2 hover:underline lg:max-w-56"
                    >
                        {DepositStatusLabels[deposit.status]}
                        {deposit.client_name && ` · ${deposit.client_name}`}
                    </Link>
                ))}
            </span>
        ),
    }),
]);
