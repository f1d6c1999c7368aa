import { useMemo } from 'react';
import { DataTable } from '@/components/data-table';
import { BulkActions } from '@/features/clients/bulk/bulk-actions';
import { BulkProgress } from '@/features/clients/bulk/bulk-progress';
import { clientColumns } from '@/features/clients/client-columns';
import { clientFilters } from '@/features/clients/client-filters';
import { ClientPreviewPanel } from '@/features/clients/client-preview';
import { useFilterPresets } from '@/features/filter-presets/use-filter-presets';
import { useReloadOnWork } from '@/features/notifications/use-reload-on-work';
import { useViewer } from '@/hooks/use-viewer';
import { PageHeader } from '@/layouts/page-header';
import { clients as routes } from '@/routes/generated';
import type { ClientIndexPage } from '@/types/generated';

export default function ClientIndex(page: ClientIndexPage) {
    const { clients, meta, choices, presets, bulk, can_export, can_change } = page;
    const columns = useMemo(clientColumns, []);
    const canSeeContacts = useViewer()?.can.viewSMSPanel === true;
    const filters = useMemo(() => clientFilters(choices, canSeeContacts), [choices, canSeeContacts]);
    const presetTools = useFilterPresets(presets);
    useReloadOnWork(['clients', 'meta']);

    return (
        <>
            <PageHeader breadcrumbs={[{ title: 'Clients' }]} title="Clients" />
            <div className="flex min-h-0 flex-1 flex-col p-4 sm:px-6">
                <BulkProgress bulk={bulk} />
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
                    preview={(client) => <ClientPreviewPanel client={client} />}
                    bulkActions={(selection, list) => (
                        <BulkActions
                            selection={selection}
                            list={list}
                            choices={choices}
                            canChange={can_change}
                            canExport={can_export}
                        />
                    )}
                    {...presetTools}
                    {...(can_export && { exportUrl: routes.export() })}
                    emptyHint="New clients arrive here through the intake."
                />
            </div>
        </>
    );
}
