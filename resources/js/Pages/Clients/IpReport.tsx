import { Deferred } from '@inertiajs/react';
import { DataTable, ListSkeleton } from '@/components/data-table';
import { ClientListFrame } from '@/features/clients/client-list-frame';
import { IP_FILTERS, ipColumns } from '@/features/clients/ip-report/ip-columns';
import { clients as routes } from '@/routes/generated';
import type { ClientIpReportPage } from '@/types/generated';

export default function ClientIpReport({ client, sightings, meta, can_export }: ClientIpReportPage) {
    return (
        <ClientListFrame>
            <Deferred data={['sightings', 'meta']} fallback={<ListSkeleton />}>
                {sightings && meta && (
                    <DataTable
                        name="ip-report"
                        noun="addresses"
                        only={['sightings', 'meta']}
                        rows={sightings}
                        meta={meta}
                        columns={ipColumns}
                        filters={IP_FILTERS}
                        search={{ label: 'Search addresses', placeholder: 'Address or place…' }}
                        rowLabel={({ ip }) => ip}
                        {...(can_export && { exportUrl: routes.ipReportExport({ client: client.id }) })}
                        emptyHint="Addresses arrive through the intake when the client signs in to a site."
                    />
                )}
            </Deferred>
        </ClientListFrame>
    );
}
