import { Suspense, useMemo } from 'react';
import { listFilters } from '@/components/data-table';
import { BulkActions } from '@/features/clients/bulk/bulk-actions';
import { CLIENT_COLUMNS } from '@/features/clients/client-columns';
import { useFilterPresets } from '@/features/filter-presets/use-filter-presets';
import { useReloadOnWork } from '@/features/notifications/use-reload-on-work';
import { useViewer } from '@/hooks/use-viewer';
import { ListPage } from '@/layouts/list-page';
import { layers, partOf } from '@/lib/deferred';
import { clients as routes } from '@/routes/generated';
import type { ClientIndexPage } from '@/types/generated';
import { clientList } from '@/types/generated/lists';

const BulkProgress = partOf(layers, ({ BulkProgress }) => BulkProgress);
const ClientPreviewPanel = partOf(layers, ({ ClientPreviewPanel }) => ClientPreviewPanel);

export default function ClientIndex(page: ClientIndexPage) {
    const { clients, meta, choices, presets, bulk, can_export, can_change } = page;
    const canSeeContacts = useViewer()?.can.viewSMSPanel === true;
    const filters = useMemo(
        () => listFilters(clientList, choices).filter(({ key }) => canSeeContacts || key !== 'email'),
        [choices, canSeeContacts],
    );
    const presetTools = useFilterPresets(presets);
    useReloadOnWork(['clients', 'meta']);

    return (
        <ListPage
            list={clientList}
            breadcrumbs={[]}
            rows={clients}
            meta={meta}
            columns={CLIENT_COLUMNS}
            filters={filters}
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
            emptyHint="New clients appear here automatically."
        >
            {bulk && (
                <Suspense fallback={null}>
                    <BulkProgress bulk={bulk} />
                </Suspense>
            )}
        </ListPage>
    );
}
