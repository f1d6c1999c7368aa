import { exportColumns } from '@/features/exports/export-columns';
import { useReloadWhile } from '@/hooks/use-reload-while';
import { ListPage } from '@/layouts/list-page';
import type { ClientExportsPage } from '@/types/generated';
import { exportList } from '@/types/generated/lists';

export default function ClientExports({ exports, meta, is_writing, sees_all }: ClientExportsPage) {
    useReloadWhile(is_writing, ['exports', 'meta', 'is_writing']);

    return (
        <ListPage
            list={exportList}
            rows={exports}
            meta={meta}
            columns={exportColumns(sees_all)}
            breadcrumbs={[{ title: 'Reports' }]}
            notice="Files are available for one week to the colleague who requested them. Downloads are recorded."
            rowLabel={(row) => `Export ${row.id}`}
            emptyHint="Export a long list, such as clients or transactions, to see its file here. Evidence packs appear here too."
        />
    );
}
