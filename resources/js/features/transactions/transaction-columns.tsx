import { columnsFor } from '@/components/data-table';
import { CompanyMark } from '@/components/ui/company-mark';
import { DateTime } from '@/components/ui/date-time';
import { Known, Nothing } from '@/components/ui/known';
import { Money } from '@/components/ui/money';
import { RatingDot } from '@/components/ui/rating-dot';
import { TransactionStatusBadge } from '@/features/transactions/transaction-status-badge';
import { PaymentRailLabels, type RowClient, type TransactionRow } from '@/types/generated';

const column = columnsFor<TransactionRow>();

/** The columns of the transactions, of everybody or with the balances of one client; their ids are those of the export, `sortKey` is the server's name of the order. */
export function transactionColumns(hasBalances: boolean) {
    return column.columns([
        column.accessor('occurred_at', {
            header: 'When',
            cell: ({ getValue }) => <DateTime value={getValue()} />,
            meta: { sortKey: 'occurred_at', descendingFirst: true },
        }),
        column.accessor('type_name', { id: 'type', header: 'Type', meta: { primary: true } }),
        column.accessor('status_name', {
            id: 'status',
            header: 'Status',
            cell: ({ getValue, row: { original } }) => (
                <TransactionStatusBadge status={original.status} name={getValue()} />
            ),
            meta: { phoneAside: true },
        }),
        column.accessor((row) => row.client?.full_name ?? null, {
            id: 'client',
            header: 'Client',
            cell: ({ row: { original } }) => <ClientCell client={original.client} />,
        }),
        ...(hasBalances
            ? []
            : [
                  column.accessor((row) => row.client?.company_name ?? null, {
                      id: 'company',
                      header: 'Company',
                      cell: ({ row: { original: row } }) =>
                          row.client === null ? (
                              <Nothing />
                          ) : (
                              <CompanyMark
                                  name={row.client.company_name}
                                  color={row.client.company_color}
                                  logo={row.client.company_logo}
                              />
                          ),
                      meta: { hideOnPhone: true },
                  }),
              ]),
        column.accessor('amount_cents', {
            header: 'Amount',
            cell: ({ getValue }) => <Money cents={getValue()} />,
            meta: { align: 'right', sortKey: 'amount_cents', descendingFirst: true, phoneAside: true },
        }),
        ...(hasBalances
            ? [
                  column.accessor('balance_cents', {
                      header: 'Balance after',
                      cell: ({ getValue }) => <Money cents={getValue()} className="font-medium" />,
                      meta: { align: 'right' },
                  }),
              ]
            : []),
        column.accessor('effect_cents', {
            header: 'On the balance',
            cell: ({ getValue }) => <Money cents={getValue()} />,
            meta: { align: 'right', hiddenByDefault: true },
        }),
        column.accessor('rail', {
            header: 'Rail',
            cell: ({ getValue }) => <Known text={railName(getValue())} />,
        }),
        column.accessor('reference', {
            header: 'Reference',
            cell: ({ getValue }) => (
                <span className="block max-w-56 truncate">
                    <Known text={getValue()} />
                </span>
            ),
        }),
        column.accessor('description', {
            header: 'Description',
            cell: ({ getValue }) => (
                <span className="block max-w-72 truncate">
                    <Known text={getValue()} />
                </span>
            ),
        }),
        column.accessor('source_name', { id: 'source', header: 'Source', meta: { hideOnPhone: true } }),
    ]);
}

export function railName(rail: TransactionRow['rail']): string | null {
    return rail === null ? null : PaymentRailLabels[rail];
}

function ClientCell({ client }: { client: RowClient | null }) {
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
            <span className="truncate lg:max-w-48">{client.full_name}</span>
            <span className="text-compact text-muted tabular">{client.pin}</span>
        </span>
    );
}
