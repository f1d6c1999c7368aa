import { DeferredTable } from '@/components/data-table/deferred-table';
import { ClientListFrame } from '@/features/clients/client-list-frame';
import { IP_COLUMNS } from '@/features/clients/ip-report/ip-columns';
import { clients as routes } from '@/routes/generated';
import type { ClientIpReportPage } from '@/types/generated';
import { ipSightingList } from '@/types/generated/lists';

export default function ClientIpReport({ client, sightings, meta, can_export }: ClientIpReportPage) {
    return (
        <ClientListFrame>
            <DeferredTable
                list={ipSightingList}
                name="ip-report"
                only={['sightings', 'meta']}
                rows={sightings}
                meta={meta}
                of={client.id}
                columns={IP_COLUMNS}
                rowLabel={({ ip }) => ip}
                {...(can_export && { exportUrl: routes.ipReportExport({ client: client.id }) })}
                emptyHint="Addresses appear here automatically when the client signs in to a site."
            />
        </ClientListFrame>
    );
}
