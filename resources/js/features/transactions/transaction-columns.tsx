import { columnsOf } from '@/components/data-table';
import { CompanyMark } from '@/components/ui/company-mark';
import { Known, Nothing } from '@/components/ui/known';
import { Money } from '@/components/ui/money';
import { RatingDot } from '@/components/ui/rating-dot';
import { TransactionStatusBadge } from '@/features/transactions/transaction-status-badge';
import { type ClientSummary, PaymentRailLabels, type TransactionRow } from '@/types/generated';
import { transactionList } from '@/types/generated/lists';

const COLUMNS = columnsOf(transactionList, {
    type: { text: (row) => row.type_name, primary: true },
    status: { cell: (row) => <TransactionStatusBadge status={row.status} name={row.status_name} />, phoneAside: true },
    client: { cell: (row) => <ClientCell client={row.client} /> },
    company: { cell: (row) => <CompanyCell client={row.client} />, hideOnPhone: true },
    amount_cents: { descendingFirst: true, phoneAside: true },
    balance_cents: { cell: (row) => <Money cents={row.balance_cents} className="font-medium" /> },
    effect_cents: { hiddenByDefault: true },
    rail: { text: (row) => railName(row.rail) },
    reference: {
        cell: (row) => (
            <span className="block max-w-36 truncate" title={row.reference ?? undefined}>
                <Known text={row.reference} />
            </span>
        ),
    },
    description: {
        cell: (row) => (
            <span title={row.description ?? undefined}>
                <Known text={row.description} />
            </span>
        ),
        fluid: true,
    },
    source: { text: (row) => row.source_name, hideOnPhone: true, hiddenByDefault: true },
});

/** With the balances of one client, or with the company of each client. */
export function transactionColumns(hasBalances: boolean): typeof COLUMNS {
    return COLUMNS.filter(({ id }) => id !== (hasBalances ? 'company' : 'balance_cents'));
}

export function railName(rail: TransactionRow['rail']): string | null {
    return rail === null ? null : PaymentRailLabels[rail];
}

function ClientCell({ client }: { client: ClientSummary | null }) {
    if (client === null) {
        return <Nothing />;
    }

    return (
        <span className="flex min-w-0 items-center gap-2">
            <RatingDot
                value={client.client_rating}
                description={client.client_rating_description}
                reviewedAt={client.rating_reviewed_at}
            />
            <span className="truncate lg:max-w-36">{client.full_name}</span>
            <span className="text-compact text-muted tabular">{client.pin}</span>
        </span>
    );
}

function CompanyCell({ client }: { client: ClientSummary | null }) {
    return client === null ? (
        <Nothing />
    ) : (
        <CompanyMark name={client.company_name} color={client.company_color} logo={client.company_logo} />
    );
}
