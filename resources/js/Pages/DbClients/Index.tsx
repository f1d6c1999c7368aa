import { PlusIcon } from '@heroicons/react/24/outline';
import { useMemo } from 'react';
import { DataTable, type ListSelection } from '@/components/data-table';
import { LinkButton } from '@/components/ui/link-button';
import { BulkActions } from '@/features/db-clients/bulk-actions';
import { dbClientColumns } from '@/features/db-clients/db-client-columns';
import { dbClientFilters } from '@/features/db-clients/db-client-filters';
import { SuppressionProgress } from '@/features/db-clients/suppression-progress';
import { useFilterPresets } from '@/features/filter-presets/use-filter-presets';
import { PageHeader } from '@/layouts/page-header';
import { dbClients as routes } from '@/routes/generated';
import type { DbClientIndexPage } from '@/types/generated';

export default function DbClientsIndex(page: DbClientIndexPage) {
    const { db_clients, meta, choices, presets, is_own_lists_only, can_manage, can_create, can_export, can_clean_up } =
        page;
    const presetTools = useFilterPresets(presets);
    const filters = useMemo(() => dbClientFilters(choices, is_own_lists_only), [choices, is_own_lists_only]);
    const people = choices.assignee.filter(({ value }) => /^\d+$/.test(value));

    return (
        <>
            <PageHeader
                breadcrumbs={[{ title: 'DB clients' }]}
                title="DB clients"
                notice={is_own_lists_only && 'The prospects of your open lists.'}
                actions={
                    can_create && (
                        <LinkButton href={routes.create()} variant="primary" icon={PlusIcon}>
                            New prospect
                        </LinkButton>
                    )
                }
            />
            <div className="flex min-h-0 flex-1 flex-col p-4 sm:px-6">
                <SuppressionProgress suppression={page.suppression} />
                <DataTable
                    name="db_clients"
                    noun="prospects"
                    rows={db_clients}
                    meta={meta}
                    columns={dbClientColumns}
                    filters={filters}
                    search={{ label: 'Search prospects', placeholder: 'Name, phone or e-mail…' }}
                    rowHref={(prospect) => routes.show({ dbClient: prospect.id })}
                    rowLabel={(prospect) => prospect.full_name}
                    {...presetTools}
                    {...(can_export && { exportUrl: routes.export() })}
                    {...(can_manage && {
                        bulkActions: (selection: ListSelection) => (
                            <BulkActions selection={selection} people={people} canCleanUp={can_clean_up} />
                        ),
                    })}
                    emptyHint={
                        is_own_lists_only
                            ? 'You are done: nobody is left on your lists.'
                            : 'Prospects come with an import, or one by one.'
                    }
                />
            </div>
        </>
    );
}
