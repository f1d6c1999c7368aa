import { columnsOf } from '@/components/data-table';
import { ImportProgress } from '@/features/imports/import-progress';
import { formatCount } from '@/lib/format';
import { ImportKindLabels, ImportModeLabels } from '@/types/generated';
import { importList } from '@/types/generated/lists';

export const IMPORT_COLUMNS = columnsOf(importList, {
    name: {
        cell: (row) => <span title={row.name}>{row.name}</span>,
        primary: true,
        fluid: true,
    },
    kind: { cell: (row) => ImportKindLabels[row.kind] },
    mode: { cell: (row) => ImportModeLabels[row.mode], hideOnPhone: true },
    status: {
        cell: (row) => <ImportProgress status={row.status} done={row.done_rows} total={row.total_rows} />,
        phoneAside: true,
    },
    total_rows: { cell: (row) => <span>{formatCount(row.total_rows)}</span>, align: 'right' },
    created_rows: { cell: (row) => <span>{formatCount(row.created_rows)}</span>, align: 'right' },
    updated_rows: { cell: (row) => <span>{formatCount(row.updated_rows)}</span>, align: 'right' },
    skipped_rows: { cell: (row) => <span>{formatCount(row.skipped_rows)}</span>, align: 'right' },
    waiting_rows: {
        cell: (row) => (
            <span className={row.waiting_rows > 0 ? 'text-warn' : undefined}>{formatCount(row.waiting_rows)}</span>
        ),
        align: 'right',
    },
    error_rows: {
        cell: (row) => (
            <span className={row.error_rows > 0 ? 'text-danger' : undefined}>{formatCount(row.error_rows)}</span>
        ),
        align: 'right',
    },
});
