import { Link } from '@inertiajs/react';
import { columnsOf } from '@/components/data-table';
import { Badge, type Tone } from '@/components/ui/badge';
import { deposits } from '@/routes/generated';
import {
    DepositStatusLabels,
    PaymentRailLabels,
    type ReconciliationLineState,
    ReconciliationLineStateLabels,
} from '@/types/generated';
import { reconciliationLineList } from '@/types/generated/lists';

const TONES: Record<ReconciliationLineState, Tone> = {
    agrees: 'ok',
    missing: 'danger',
    other_amount: 'danger',
    other_day: 'danger',
};

export const LINE_COLUMNS = columnsOf(reconciliationLineList, {
    payer_name: {
        cell: (line) => (
            <span className="flex min-w-0 flex-col">
                <span className="truncate">{line.payer_name ?? 'N/A'}</span>
                <span className="truncate text-compact font-normal text-muted">{line.description}</span>
            </span>
        ),
        primary: true,
        fluid: true,
    },
    rail: { cell: (line) => PaymentRailLabels[line.rail] },
    bank_reference: {
        cell: (line) => <span className="block max-w-44 truncate">{line.bank_reference}</span>,
        hideOnPhone: true,
    },
    amount_cents: { descendingFirst: true },
    state: {
        cell: (line) => <Badge tone={TONES[line.state]}>{ReconciliationLineStateLabels[line.state]}</Badge>,
        phoneAside: true,
    },
    deposits: {
        cell: (line) => (
            <span className="flex min-w-0 flex-col">
                {line.deposits.map((deposit) => (
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
    },
});
