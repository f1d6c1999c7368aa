import { useMemo } from 'react';
import { StaticTable } from '@/components/data-table';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { TabLinks } from '@/components/ui/tab-links';
import { AddButton } from '@/features/automations/add-button';
import { lookupColumns } from '@/features/developer-tools/lookup-columns';
import { LookupRowDialog } from '@/features/developer-tools/lookup-row-dialog';
import { PageHeader } from '@/layouts/page-header';
import { nova } from '@/routes/generated';
import type { LookupTablePage } from '@/types/generated';

export default function LookupTables(page: LookupTablePage) {
    const { tables, table, title, noun, description, rows, can_add } = page;
    const columns = useMemo(() => lookupColumns(page), [page]);

    return (
        <>
            <PageHeader
                breadcrumbs={[{ title: 'Developer' }, { title: 'Lookup tables' }]}
                title="Lookup tables"
                notice={description}
                actions={
                    can_add && (
                        <AddButton
                            key={table}
                            form={(dialog) => <LookupRowDialog page={page} row={null} {...dialog} />}
                        >
                            Add {noun}
                        </AddButton>
                    )
                }
            />
            <TabLinks
                label="Lookup tables"
                className="mt-1 px-4 sm:px-6"
                items={tables.map(({ value, label }) => ({
                    label,
                    href: nova.index({ query: { table: value } }),
                    current: value === table,
                }))}
            />
            <div className="p-4 sm:px-6">
                <Card>
                    {rows.length === 0 ? (
                        <EmptyState title={`No ${title.toLowerCase()}`} />
                    ) : (
                        <StaticTable
                            label={title}
                            rows={rows}
                            columns={columns}
                            rowId={({ id }) => String(id)}
                            rowLabel={({ label }) => label}
                        />
                    )}
                </Card>
            </div>
        </>
    );
}
