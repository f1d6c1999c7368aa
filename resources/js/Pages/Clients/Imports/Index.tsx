import { ArrowUpTrayIcon } from '@heroicons/react/24/outline';
import { LinkButton } from '@/components/ui/link-button';
import { IMPORT_COLUMNS } from '@/features/imports/import-columns';
import { WORKING } from '@/features/imports/import-status-badge';
import { useReloadWhile } from '@/hooks/use-reload-while';
import { ListPage } from '@/layouts/list-page';
import { clients } from '@/routes/generated';
import type { ImportIndexPage } from '@/types/generated';
import { importList } from '@/types/generated/lists';

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
        <ListPage
            list={importList}
            rows={imports}
            meta={meta}
            columns={IMPORT_COLUMNS}
            breadcrumbs={[{ title: 'Clients' }]}
            notice="Import, review and undo"
            actions={create}
            {...(can_export && { exportUrl: clients.importsExport() })}
            rowHref={(row) => clients.importsShow({ import: row.id })}
            rowLabel={(row) => row.name}
            rowClassName={(row) => (row.status === 'undone' ? 'row-void' : undefined)}
            emptyHint={
                can_import
                    ? 'Upload a file. You review the changes before anything is imported.'
                    : 'Senior colleagues and risk analysts can import files.'
            }
            emptyAction={create}
        />
    );
}
