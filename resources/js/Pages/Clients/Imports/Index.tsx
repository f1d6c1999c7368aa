import { ArrowUpTrayIcon } from '@heroicons/react/24/outline';
import { DataTable } from '@/components/data-table';
import { LinkButton } from '@/components/ui/link-button';
import { IMPORT_COLUMNS } from '@/features/imports/import-columns';
import { WORKING } from '@/features/imports/import-status-badge';
import { useReloadWhile } from '@/hooks/use-reload-while';
import { PageHeader } from '@/layouts/page-header';
import { clients } from '@/routes/generated';
import type { ImportIndexPage } from '@/types/generated';

export default function ImportIndex({ imports, meta, can_import, can_export }: ImportIndexPage) {
    useReloadWhile(
        imports.some(({ status }) => WORKING.includes(status)),
        ['imports', 'meta'],
    );
    const create = can_import && (
        <LinkButton variant="primary" icon={ArrowUpTrayIcon} href={clients.importsCreate()}>
            New import
        </LinkButton>
    );

    return (
        <>
            <PageHeader
                breadcrumbs={[{ title: 'Clients' }, { title: 'Imports' }]}
                title="Imports"
                notice="People brought in by file, what became of every row, and the way back."
                actions={create}
            />
            <div className="flex min-h-0 flex-1 flex-col p-4 sm:px-6">
                <DataTable
                    name="imports"
                    noun="imports"
                    rows={imports}
                    meta={meta}
                    columns={IMPORT_COLUMNS}
                    {...(can_export && { exportUrl: clients.importsExport() })}
                    rowHref={(row) => clients.importsShow({ import: row.id })}
                    rowLabel={(row) => row.name}
                    emptyHint={
                        can_import
                            ? 'Choose a file: you see what it would do before anything is written.'
                            : 'Senior colleagues and risk analysts bring people in by file.'
                    }
                    emptyAction={create}
                />
            </div>
        </>
    );
}
