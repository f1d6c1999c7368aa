import { useMemo } from 'react';
import { DataTable } from '@/components/data-table';
import { exportColumns } from '@/features/exports/export-columns';
import { useReloadWhile } from '@/hooks/use-reload-while';
import { PageHeader } from '@/layouts/page-header';
import type { ClientExportsPage } from '@/types/generated';

export default function ClientExports({ exports, meta, is_writing, sees_all }: ClientExportsPage) {
    const columns = useMemo(() => exportColumns(sees_all), [sees_all]);
    useReloadWhile(is_writing, ['exports', 'meta', 'is_writing']);

    return (
        <>
            <PageHeader
                breadcrumbs={[{ title: 'Reports' }, { title: 'Exports' }]}
                title="Exports"
                notice="Files are kept for a week, for whoever asked for them. Each download is recorded."
            />
            <div className="flex min-h-0 flex-1 flex-col p-4 sm:px-6">
                <DataTable
                    name="exports"
                    noun="exports"
                    rows={exports}
                    meta={meta}
                    columns={columns}
                    rowLabel={(row) => `Export ${row.id}`}
                    emptyHint="Export a list of clients, leads or DB clients, and its file appears here."
                />
            </div>
        </>
    );
}
