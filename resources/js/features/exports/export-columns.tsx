import { buttonColumn, columnsOf } from '@/components/data-table';
import { Nothing } from '@/components/ui/known';
import { ShortTime } from '@/components/ui/relative-time';
import { ExportActions } from '@/features/exports/export-actions';
import { ExportProgress } from '@/features/exports/export-progress';
import { formatBytes, formatCount } from '@/lib/format';
import { reports } from '@/routes/generated';
import { ExportKindLabels, type ExportRow } from '@/types/generated';
import { exportList } from '@/types/generated/lists';

const COLUMNS = columnsOf(
    exportList,
    {
        kind: { cell: (row) => ExportKindLabels[row.kind], primary: true },
        reason: {
            cell: (row) => (
                <span title={row.reason} className="block max-w-80 truncate">
                    {row.reason}
                </span>
            ),
        },
        status: { cell: (row) => <ExportProgress row={row} />, phoneAside: true },
        written_rows: {
            cell: (row) => <span className="num block">{formatCount(row.written_rows)}</span>,
            align: 'right',
        },
        bytes: {
            cell: ({ bytes }) => <span className="num block">{bytes === null ? <Nothing /> : formatBytes(bytes)}</span>,
            align: 'right',
            hideOnPhone: true,
        },
        created_at: {
            cell: (row) => <ShortTime value={row.created_at} className="text-compact" />,
            descendingFirst: true,
        },
        expires_at: {
            cell: (row) => <ShortTime value={row.expires_at} className="text-compact" />,
            hideOnPhone: true,
        },
    },
    [
        buttonColumn<ExportRow>(
            (row) => (
                <ExportActions
                    row={row}
                    noun="export"
                    download={reports.clientsExportsDownload({ export: row.id })}
                    cancel={reports.clientsExportsDestroy({ export: row.id })}
                />
            ),
            { align: 'left' },
        ),
    ],
);

/** The column of the owner is for supervisors, who see all exports. */
export function exportColumns(seesAll: boolean) {
    return seesAll ? COLUMNS : COLUMNS.filter(({ id }) => id !== 'owner_name');
}
