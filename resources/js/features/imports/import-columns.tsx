import { columnsFor } from '@/components/data-table';
import type { FilterDefinition } from '@/components/filters';
import { DateTime } from '@/components/ui/date-time';
import { CountedProgress } from '@/components/ui/progress-bar';
import { ImportStatusBadge, WORKING } from '@/features/imports/import-status-badge';
import { formatCount } from '@/lib/format';
import {
    ImportKindLabels,
    ImportKindValues,
    type ImportListRow,
    ImportModeLabels,
    ImportStatusLabels,
    ImportStatusValues,
} from '@/types/generated';

const column = columnsFor<ImportListRow>();

const KIND_FILTER: FilterDefinition = {
    kind: 'multi-select',
    key: 'kind',
    label: 'Kind',
    options: ImportKindValues.map((value) => ({ value, label: ImportKindLabels[value] })),
};

const STATUS_FILTER: FilterDefinition = {
    kind: 'multi-select',
    key: 'status',
    label: 'Status',
    options: ImportStatusValues.map((value) => ({ value, label: ImportStatusLabels[value] })),
};

/** The columns of the list of imports. */
export const IMPORT_COLUMNS = column.columns([
    column.accessor('name', {
        header: 'File',
        cell: ({ getValue }) => <span className="wrap-anywhere">{getValue()}</span>,
        meta: { primary: true, className: 'min-w-44 whitespace-normal!' },
    }),
    column.accessor('kind', {
        header: 'Kind',
        cell: ({ getValue }) => ImportKindLabels[getValue()],
        meta: { filter: KIND_FILTER },
    }),
    column.accessor('mode', {
        header: 'Mode',
        cell: ({ getValue }) => ImportModeLabels[getValue()],
        meta: { hideOnPhone: true },
    }),
    column.accessor('status', {
        header: 'Status',
        cell: ({ row: { original } }) =>
            WORKING.includes(original.status) ? (
                <div className="w-40">
                    <CountedProgress
                        label={ImportStatusLabels[original.status]}
                        done={original.done_rows}
                        total={original.total_rows}
                    />
                </div>
            ) : (
                <ImportStatusBadge status={original.status} />
            ),
        meta: { phoneAside: true, filter: STATUS_FILTER },
    }),
    ...(['total_rows', 'created_rows', 'updated_rows', 'skipped_rows', 'error_rows'] as const).map((key) =>
        column.accessor(key, {
            header: {
                total_rows: 'Rows',
                created_rows: 'New',
                updated_rows: 'Updated',
                skipped_rows: 'Left out',
                error_rows: 'Errors',
            }[key],
            cell: ({ getValue }) => (
                <span className={key === 'error_rows' && getValue() > 0 ? 'text-danger' : undefined}>
                    {formatCount(getValue())}
                </span>
            ),
            meta: { align: 'right' },
        }),
    ),
    column.accessor('importer', { header: 'By' }),
    column.accessor('created_at', {
        header: 'When',
        cell: ({ getValue }) => <DateTime value={getValue()} />,
        meta: { sortKey: 'created_at', descendingFirst: true },
    }),
]);
