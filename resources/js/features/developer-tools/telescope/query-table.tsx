import { StaticTable } from '@/components/data-table';
import { columnsFor } from '@/components/data-table/columns';
import { Badge } from '@/components/ui/badge';
import { Duration } from '@/features/developer-tools/telescope/duration';
import { telescope } from '@/routes/generated/telescope';
import type { TelescopeQueries } from '@/types/generated';

/** From here on, a repeated query is probably sent once for each row of a list. */
const MANY = 5;

const column = columnsFor<TelescopeQueries>();

const columns = [
    column.accessor('sql', {
        header: 'Query',
        cell: (row) => (
            <span className="flex flex-col gap-0.5 py-1">
                <code className="text-compact font-normal break-words whitespace-pre-wrap">{row.sql}</code>
                {row.at && <span className="text-xs break-all text-muted">{row.at}</span>}
            </span>
        ),
        meta: { primary: true },
    }),
    column.accessor('times', {
        header: 'Times',
        cell: ({ times }) => (times < MANY ? times : <Badge tone="warn">{times} times</Badge>),
        meta: { align: 'right', phoneAside: true },
    }),
    column.accessor('total_ms', {
        header: 'Total',
        cell: ({ total_ms }) => <Duration milliseconds={total_ms} />,
        meta: { align: 'right' },
    }),
    column.accessor('slowest_ms', {
        header: 'Slowest',
        cell: ({ slowest_ms }) => <Duration milliseconds={slowest_ms} />,
        meta: { align: 'right' },
    }),
];

/** Queries with the same SQL are one row, so that repeated ones stand out. */
export function QueryTable({ queries }: { queries: readonly TelescopeQueries[] }) {
    return (
        <StaticTable
            label="Queries"
            rows={queries}
            columns={columns}
            rowId={({ id }) => `query-${id}`}
            rowLabel={({ sql }) => sql}
            rowHref={({ id }) => telescope.show({ telescopeEntry: id })}
        />
    );
}
