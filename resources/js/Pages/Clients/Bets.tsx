import { DeferredTable } from '@/components/data-table/deferred-table';
import { BET_COLUMNS } from '@/features/clients/bets/bet-columns';
import { BetTotals } from '@/features/clients/bets/bet-totals';
import { ClientListFrame } from '@/features/clients/client-list-frame';
import { useRecordKey } from '@/features/clients/record/use-as-of-day';
import { clients as routes } from '@/routes/generated';
import type { ClientBetsPage } from '@/types/generated';
import { betList } from '@/types/generated/lists';

export default function ClientBets({ client, bets, meta, totals, choices, can_export }: ClientBetsPage) {
    return (
        <ClientListFrame above="strip">
            <BetTotals totals={totals ?? null} />
            <DeferredTable
                list={betList}
                rows={bets}
                meta={meta}
                of={useRecordKey(client.id)}
                only={['bets', 'meta', 'totals']}
                columns={BET_COLUMNS}
                choices={choices}
                rowLabel={(bet) => `${bet.selection}, ${bet.market}`}
                {...(can_export && { exportUrl: routes.betsExport({ client: client.id }) })}
                emptyHint={`${client.first_name}’s bets appear here automatically when bookmakers report them.`}
            />
        </ClientListFrame>
    );
}
