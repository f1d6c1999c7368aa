import { Link } from '@inertiajs/react';
import { columnsFor } from '@/components/data-table';
import type { FilterDefinition } from '@/components/filters';
import { Badge, type Tone } from '@/components/ui/badge';
import { formatCount, NOTHING } from '@/lib/format';
import { clients } from '@/routes/generated';
import { type ImportLine, type ImportRowStatus, ImportRowStatusLabels, ImportRowStatusValues } from '@/types/generated';

const column = columnsFor<ImportLine>();

const TONES: Record<ImportRowStatus, Tone> = {
    pending: 'neutral',
    ok: 'info',
    created: 'ok',
    updated: 'info',
    skipped: 'neutral',
    error: 'danger',
    undone: 'neutral',
    kept: 'warn',
};

const STATUS_FILTER: FilterDefinition = {
    kind: 'multi-select',
    key: 'row_status',
    label: 'Outcome',
    options: ImportRowStatusValues.filter((value) => value !== 'pending').map((value) => ({
        value,
        label: ImportRowStatusLabels[value],
    })),
};

/** The columns of the rows of an import. */
export const LINE_COLUMNS = column.columns([
    column.accessor('row_no', {
        header: 'Row',
        cell: ({ getValue }) => formatCount(getValue()),
        meta: { sortKey: 'row_no', align: 'right', className: 'w-px' },
    }),
    column.accessor('who', {
        header: 'Person',
        cell: ({ row: { original } }) =>
            original.client_id === null ? (
                original.who || NOTHING
            ) : (
                <Link href={clients.edit({ client: original.client_id })} className="hover:underline">
                    {original.who || `Client ${original.client_id}`}
                </Link>
            ),
        meta: { primary: true },
    }),
    column.accessor('status', {
        header: 'Outcome',
        cell: ({ getValue }) => <Badge tone={TONES[getValue()]}>{ImportRowStatusLabels[getValue()]}</Badge>,
        meta: { phoneAside: true, filter: STATUS_FILTER },
    }),
    column.display({
        id: 'why',
        header: 'Why, or what changes',
        cell: ({ row: { original } }) => <Why line={original} />,
        meta: { phoneFoot: true, className: 'min-w-72 py-1.5 whitespace-normal!' },
    }),
    column.accessor('text', {
        header: 'In the file',
        cell: ({ getValue }) => <span className="block max-w-80 truncate text-compact text-muted">{getValue()}</span>,
        meta: { hideOnPhone: true },
    }),
]);

function Why({ line }: { line: ImportLine }) {
    return (
        <span className="flex flex-col gap-0.5">
            {line.messages.map((message) => (
                <span key={message}>{message}</span>
            ))}
            {line.changes.map(({ field, before, after }) => (
                <span key={field} className="text-compact">
                    <span className="text-muted">{field}:</span> <s className="text-muted">{before || NOTHING}</s> →{' '}
                    {after || NOTHING}
                </span>
            ))}
        </span>
    );
}
