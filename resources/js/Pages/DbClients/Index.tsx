import { PlusIcon } from '@heroicons/react/24/outline';
import { useMemo } from 'react';
import type { ListSelection } from '@/components/data-table';
import { LinkButton } from '@/components/ui/link-button';
import { BulkActions } from '@/features/db-clients/bulk-actions';
import { DB_CLIENT_COLUMNS } from '@/features/db-clients/db-client-columns';
import { dbClientFilters } from '@/features/db-clients/db-client-filters';
import { SuppressionProgress } from '@/features/db-clients/suppression-progress';
import { useFilterPresets } from '@/features/filter-presets/use-filter-presets';
import { ListPage } from '@/layouts/list-page';
import { dbClients as routes } from '@/routes/generated';
import type { DbClientIndexPage } from '@/types/generated';
import { dbClientList } from '@/types/generated/lists';

export default function DbClientsIndex(page: DbClientIndexPage) {
    const { db_clients, meta, choices, presets, is_own_lists_only, can_manage, can_create, can_export, can_clean_up } =
        page;
    const presetTools = useFilterPresets(presets);
    const filters = useMemo(() => dbClientFilters(choices, is_own_lists_only), [choices, is_own_lists_only]);

    return (
        <ListPage
            list={dbClientList}
            rows={db_clients}
            meta={meta}
            columns={DB_CLIENT_COLUMNS}
            filters={filters}
            breadcrumbs={[]}
            notice={is_own_lists_only && 'DB clients on your open lists'}
            actions={
                can_create && (
                    <LinkButton href={routes.create()} variant="primary" icon={PlusIcon}>
                        New DB client
                    </LinkButton>
                )
            }
            rowHref={(dbClient) => routes.show({ dbClient: dbClient.id })}
            rowLabel={(dbClient) => dbClient.full_name}
            {...presetTools}
            {...(can_export && { exportUrl: routes.export() })}
            {...((can_manage || can_clean_up) && {
                bulkActions: (selection: ListSelection) => (
                    <BulkActions
                        selection={selection}
                        total={meta.count_is_capped ? null : meta.count}
                        people={choices.people}
                        canCleanUp={can_clean_up}
                        canManage={can_manage}
                    />
                ),
            })}
            emptyHint={
                is_own_lists_only
                    ? 'All done. There are no DB clients left to call on your lists.'
                    : 'Import a file of DB clients or add one.'
            }
        >
            <SuppressionProgress suppression={page.suppression} />
        </ListPage>
    );
}
