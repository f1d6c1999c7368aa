import { Deferred } from '@inertiajs/react';
import { useMemo } from 'react';
import { DataTable, ListSkeleton } from '@/components/data-table';
import { BET_FILTERS, betColumns } from '@/features/clients/bets/bet-columns';
import { BetTotals } from '@/features/clients/bets/bet-totals';
import { ClientListFrame } from '@/features/clients/client-list-frame';
import { clients as routes } from '@/routes/generated';
import type { ClientBetsPage } from '@/types/generated';

export default function ClientBets({ client, bets, meta, totals, choices, can_export }: ClientBetsPage) {
    const columns = useMemo(() => betColumns(choices), [choices]);

    return (
        <ClientListFrame above="strip">
            <BetTotals totals={totals ?? null} />
            <Deferred data={['bets', 'meta']} fallback={<ListSkeleton />}>
                {bets && meta && (
                    <DataTable
                        name="bets"
                        noun="bets"
                        rows={bets}
                        meta={meta}
                        only={['bets', 'meta', 'totals']}
                        columns={columns}
                        filters={BET_FILTERS}
                        rowLabel={(bet) => `${bet.selection}, ${bet.market}`}
                        {...(can_export && { exportUrl: routes.betsExport({ client: client.id }) })}
                        emptyHint={`${client.first_name} has not placed a bet yet. Bets arrive from the operator sites.`}
                    />
                )}
            </Deferred>
        </ClientListFrame>
    );
}
