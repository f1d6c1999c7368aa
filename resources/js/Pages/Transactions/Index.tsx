import { useMemo } from 'react';
import { listFilters } from '@/components/data-table';
import { clientFilters } from '@/features/clients/client-lookup';
import { useFilterPresets } from '@/features/filter-presets/use-filter-presets';
import { transactionRowStyle } from '@/features/transactions/row-style';
import { TransactionTotalsStrip } from '@/features/transactions/totals-strip';
import { transactionColumns } from '@/features/transactions/transaction-columns';
import { ListPage } from '@/layouts/list-page';
import { transactions as routes } from '@/routes/generated';
import type { TransactionIndexPage } from '@/types/generated';
import { transactionList } from '@/types/generated/lists';

export default function TransactionIndex(page: TransactionIndexPage) {
    const { transactions, meta, has_balances, client, totals, presets, can_export } = page;
    const columns = useMemo(() => transactionColumns(has_balances), [has_balances]);
    const filters = useMemo(() => clientFilters(listFilters(transactionList), client), [client]);
    const presetTools = useFilterPresets(presets);

    return (
        <ListPage
            list={transactionList}
            rows={transactions}
            meta={meta}
            breadcrumbs={[]}
            only={['transactions', 'meta', 'has_balances', 'client', 'totals']}
            columns={columns}
            filters={filters}
            rowHref={(row) => routes.show({ transaction: row.id })}
            rowLabel={(row) => `${row.type_name} ${row.reference ?? row.id}`}
            rowClassName={transactionRowStyle}
            {...presetTools}
            {...(can_export && { exportUrl: routes.export() })}
            summary={<TransactionTotalsStrip totals={totals} />}
            emptyHint="Deposits, withdrawals, bets and bonuses appear here automatically."
        >
            {client !== null && !has_balances && (
                <p className="-mb-1 text-compact text-muted">
                    This shows {client.label}’s balance after each transaction in time order. To keep the balances
                    complete, filter only by client and period.
                </p>
            )}
        </ListPage>
    );
}
