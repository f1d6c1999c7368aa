import { WORKING } from '@/features/imports/import-status-badge';
import { IMPORT_COLUMNS } from '@/features/rsg/barred/import-columns';
import { ImportForm } from '@/features/rsg/barred/import-form';
import { useReloadWhile } from '@/hooks/use-reload-while';
import { ListPage } from '@/layouts/list-page';
import { rsg } from '@/routes/generated';
import type { BarredImportsPage } from '@/types/generated';
import { barredImportList } from '@/types/generated/lists';

export default function BarredImports({
    imports,
    meta,
    sources,
    can_import,
    max_kilobytes,
    max_rows,
}: BarredImportsPage) {
    useReloadWhile(
        imports.some(({ status }) => WORKING.includes(status)),
        ['imports', 'meta'],
    );

    return (
        <ListPage
            list={barredImportList}
            rows={imports}
            meta={meta}
            columns={IMPORT_COLUMNS}
            breadcrumbs={[{ title: 'RSG' }, { title: 'Barred lists', href: rsg.barredListIndex() }]}
            rowHref={({ id }) => rsg.barredListImportsShow({ barredImport: id })}
            rowLabel={({ name }) => name}
            rowClassName={({ status }) => (status === 'undone' ? 'row-void' : undefined)}
            emptyHint="Import the list of a state or venue. You review the changes first."
        >
            {can_import && <ImportForm sources={sources} maxKilobytes={max_kilobytes} maxRows={max_rows} />}
        </ListPage>
    );
}
