import { columnsOf, StaticTable } from '@/components/data-table';
import { Duration } from '@/features/developer-tools/telescope/duration';
import { StatusBadge } from '@/features/developer-tools/telescope/status-badge';
import { telescope } from '@/routes/generated/telescope';
import { TelescopeEntryTypeLabels, type TelescopeRow } from '@/types/generated';

const columns = columnsOf<TelescopeRow, 'label' | 'type' | 'status' | 'duration_ms' | 'details'>(
    {
        columns: [
            { key: 'label', heading: 'Entry' },
            { key: 'type', heading: 'Type' },
            { key: 'status', heading: 'Status' },
            { key: 'duration_ms', heading: 'Duration' },
            { key: 'details', heading: 'Details' },
        ],
    },
    {
        label: {
            cell: ({ label }) => <code className="text-compact font-normal break-all">{label}</code>,
            primary: true,
        },
        type: { text: ({ type }) => TelescopeEntryTypeLabels[type] },
        status: { cell: ({ status }) => <StatusBadge status={status} />, phoneAside: true },
        duration_ms: {
            cell: ({ duration_ms, outcome }) => <Duration milliseconds={duration_ms} outcome={outcome} />,
            align: 'right',
        },
    },
);

/** The request, jobs, mail, broadcasts and exceptions that belong together. */
export function RelatedTable({ entries }: { entries: readonly TelescopeRow[] }) {
    return (
        <StaticTable
            label="Related entries"
            rows={entries}
            columns={columns}
            rowId={({ id }) => `entry-${id}`}
            rowLabel={({ label }) => label}
            rowHref={({ id }) => telescope.show({ telescopeEntry: id })}
        />
    );
}
