import { Link } from '@inertiajs/react';
import { columnsOf, listFilters } from '@/components/data-table';
import { Badge, type Tone } from '@/components/ui/badge';
import { formatCount, NOTHING } from '@/lib/format';
import { clients } from '@/routes/generated';
import { type ImportLine, type ImportRowStatus, ImportRowStatusLabels } from '@/types/generated';
import { importLineList } from '@/types/generated/lists';

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

/** Rows are listed once the check has ended, when none is pending. */
export const LINE_FILTERS = listFilters(importLineList).map((filter) =>
    filter.kind === 'multi-select'
        ? { ...filter, options: filter.options.filter(({ value }) => value !== 'pending') }
        : filter,
);

export const LINE_COLUMNS = columnsOf(importLineList, {
    row_no: { cell: (line) => formatCount(line.row_no), align: 'right', className: 'w-px' },
    who: {
        cell: (line) =>
            line.client_id === null ? (
                line.who || NOTHING
            ) : (
                <Link href={clients.edit({ client: line.client_id })} className="hover:underline">
                    {line.who || `Client ${line.client_id}`}
                </Link>
            ),
        primary: true,
    },
    status: {
        cell: (line) => <Badge tone={TONES[line.status]}>{ImportRowStatusLabels[line.status]}</Badge>,
        phoneAside: true,
    },
    why: { cell: (line) => <Why line={line} />, phoneFoot: true, className: 'min-w-72 py-1.5 whitespace-normal!' },
    text: {
        cell: (line) => <span className="block max-w-80 truncate text-compact text-muted">{line.text}</span>,
        hideOnPhone: true,
    },
});

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
