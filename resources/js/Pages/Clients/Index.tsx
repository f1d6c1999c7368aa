import { useMemo } from 'react';
import { DataTable } from '@/components/data-table';
import { clientColumns, clientFilters } from '@/features/clients/client-columns';
import { useReloadOnWork } from '@/features/notifications/use-reload-on-work';
import { PageHeader } from '@/layouts/page-header';
import { clients as routes } from '@/routes/generated';
import type { ClientIndexPage } from '@/types/generated';

export default function ClientIndex({ clients, meta, choices, can_export }: ClientIndexPage) {
    const columns = useMemo(() => clientColumns(choices), [choices]);
    const filters = useMemo(() => clientFilters(choices), [choices]);
    useReloadOnWork(['clients', 'meta']);

    return (
        <>
            <PageHeader breadcrumbs={[{ title: 'Clients' }]} title="Clients" />
            <div className="flex min-h-0 flex-1 flex-col p-4 sm:px-6">
                <DataTable
                    name="clients"
                    noun="clients"
                    rows={clients}
                    meta={meta}
                    columns={columns}
                    filters={filters}
                    search={{ label: 'Search clients', placeholder: 'Name, PIN or phone…' }}
                    rowHref={(client) => routes.edit({ client: client.id })}
                    rowLabel={(client) => client.full_name}
                    {...(can_export && { exportUrl: routes.export() })}
                    emptyHint="New clients arrive here through the intake."
                />
            </div>
        </>
    );
}
