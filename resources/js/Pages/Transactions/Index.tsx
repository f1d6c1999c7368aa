import { useMemo } from 'react';
import { DataTable } from '@/components/data-table';
import { useFilterPresets } from '@/features/filter-presets/use-filter-presets';
import { transactionRowStyle } from '@/features/transactions/row-style';
import { TotalsStrip } from '@/features/transactions/totals-strip';
import { transactionColumns } from '@/features/transactions/transaction-columns';
import { transactionFilters } from '@/features/transactions/transaction-filters';
import { PageHeader } from '@/layouts/page-header';
import { transactions as routes } from '@/routes/generated';
import type { TransactionIndexPage } from '@/types/generated';

export default function TransactionIndex(page: TransactionIndexPage) {
    const { transactions, meta, has_balances, client, totals, presets, can_export } = page;
    const columns = useMemo(() => transactionColumns(has_balances), [has_balances]);
    const filters = useMemo(() => transactionFilters(client), [client]);
    const presetTools = useFilterPresets(presets);

    return (
        <>
            <PageHeader breadcrumbs={[{ title: 'Transactions' }]} title="Transactions" />
            <div className="flex min-h-0 flex-1 flex-col gap-4 p-4 max-sm:min-h-fit sm:px-6">
                <TotalsStrip totals={totals} />
                {client !== null && !has_balances && (
                    <p className="-mb-1 text-compact text-muted">
                        {client.label}’s balance after each transaction is shown in order of time, with no filter beside
                        the client and the period: otherwise rows are missing in between.
                    </p>
                )}
                <DataTable
                    name="transactions"
                    noun="transactions"
                    rows={transactions}
                    meta={meta}
                    only={['transactions', 'meta', 'has_balances', 'client', 'totals']}
                    columns={columns}
                    filters={filters}
                    search={{ label: 'Search transactions', placeholder: 'Reference, PIN or amount…' }}
                    rowHref={(row) => routes.show({ transaction: row.id })}
                    rowLabel={(row) => `${row.type_name} ${row.reference ?? row.id}`}
                    rowClassName={transactionRowStyle}
                    {...presetTools}
                    {...(can_export && { exportUrl: routes.export() })}
                    emptyHint="Deposits, withdrawals, bets and bonuses stand here as soon as they are in the ledger."
                />
            </div>
        </>
    );
}
