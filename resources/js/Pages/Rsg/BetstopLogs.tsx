import { useMemo } from 'react';
import { listFilters } from '@/components/data-table';
import { clientFilters } from '@/features/clients/client-lookup';
import { logColumns } from '@/features/rsg/checks/log-columns';
import { ListPage } from '@/layouts/list-page';
import { useGate } from '@/navigation/use-navigation';
import { rsg } from '@/routes/generated';
import type { BetstopLogPage } from '@/types/generated';
import { betstopLogList } from '@/types/generated/lists';

export default function BetstopLogs({ entries, meta, users, client, can_export }: BetstopLogPage) {
    const seesClients = useGate({ anyOf: ['viewClients'] });
    const columns = useMemo(() => logColumns(seesClients), [seesClients]);
    const filters = useMemo(() => {
        const all = clientFilters(listFilters(betstopLogList, { user: users }), client);

        return seesClients ? all : all.filter(({ key }) => key !== 'client');
    }, [users, client, seesClients]);

    return (
        <ListPage
            list={betstopLogList}
            rows={entries}
            meta={meta}
            columns={columns}
            filters={filters}
            breadcrumbs={[{ title: 'RSG' }]}
            notice="Every check and every notice, with the evidence"
            {...(can_export && { exportUrl: rsg.betstopLogsExport() })}
            rowLabel={(row) => `${row.person_name ?? 'A person'}: ${row.result_label}`}
            emptyHint="Checks and notices of the register appear here automatically."
        />
    );
}
