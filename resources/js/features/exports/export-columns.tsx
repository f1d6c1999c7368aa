import { columnsFor } from '@/components/data-table';
import { Nothing } from '@/components/ui/known';
import { ShortTime } from '@/components/ui/relative-time';
import { ExportActions } from '@/features/exports/export-actions';
import { ExportProgress } from '@/features/exports/export-progress';
import { formatBytes, formatCount } from '@/lib/format';
import { ExportKindLabels, type ExportRow, ExportStatusLabels } from '@/types/generated';

const column = columnsFor<ExportRow>();
const optionsOf = (labels: Record<string, string>) =>
    Object.entries(labels).map(([value, label]) => ({ value, label }));

/** The columns of the list of exports; `key` and `sortKey` are the server's names. */
export function exportColumns(seesAll: boolean) {
    return column.columns([
        column.accessor('kind', {
            header: 'List',
            cell: ({ getValue }) => ExportKindLabels[getValue()],
            meta: {
                primary: true,
                filter: { kind: 'multi-select', key: 'kind', label: 'List', options: optionsOf(ExportKindLabels) },
            },
        }),
        column.accessor('reason', {
            header: 'Reason',
            cell: ({ getValue }) => <span className="block max-w-80 truncate">{getValue()}</span>,
        }),
        column.accessor('status', {
            header: 'Status',
            cell: ({ row: { original } }) => <ExportProgress row={original} />,
            meta: {
                phoneAside: true,
                filter: {
                    kind: 'multi-select',
                    key: 'status',
                    label: 'Status',
                    options: optionsOf(ExportStatusLabels),
                },
            },
        }),
        column.accessor('written_rows', {
            header: 'Rows',
            cell: ({ getValue }) => <span className="num block">{formatCount(getValue())}</span>,
            meta: { align: 'right' },
        }),
        column.accessor('bytes', {
            header: 'Size',
            cell: ({ getValue }) => {
                const bytes = getValue();
                return <span className="num block">{bytes === null ? <Nothing /> : formatBytes(bytes)}</span>;
            },
            meta: { align: 'right', hideOnPhone: true },
        }),
        ...(seesAll ? [column.accessor('owner_name', { header: 'By' })] : []),
        column.accessor('created_at', {
            header: 'Asked for',
            cell: ({ getValue }) => <ShortTime value={getValue()} className="text-compact" />,
            meta: { sortKey: 'created_at', descendingFirst: true },
        }),
        column.accessor('expires_at', {
            header: 'Kept until',
            cell: ({ getValue }) => <ShortTime value={getValue()} className="text-compact" />,
            meta: { hideOnPhone: true },
        }),
        column.accessor('id', {
            id: 'actions',
            header: '',
            cell: ({ row: { original } }) => <ExportActions row={original} />,
            meta: { label: 'Actions', phoneFoot: true },
        }),
    ]);
}
