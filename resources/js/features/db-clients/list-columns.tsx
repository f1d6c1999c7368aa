import { columnsFor } from '@/components/data-table';
import type { FilterDefinition } from '@/components/filters';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { DateTime } from '@/components/ui/date-time';
import { ProgressBar } from '@/components/ui/progress-bar';
import { ShortTime } from '@/components/ui/relative-time';
import { formatCount } from '@/lib/format';
import type { DbListRow } from '@/types/generated';

const column = columnsFor<DbListRow>();

/** The columns of the lists of prospects; `onClose` is missing for those who may not close them. */
export function listColumns(onClose?: (list: DbListRow) => void) {
    return column.columns([
        column.accessor('name', { header: 'List', meta: { primary: true, sortKey: 'name' } }),
        column.accessor('assignee_name', { header: 'Assignee' }),
        column.display({
            id: 'progress',
            header: 'Progress',
            cell: ({ row: { original: list } }) => <Progress list={list} />,
            meta: { className: 'min-w-44' },
        }),
        column.accessor('left', {
            header: 'Left',
            cell: ({ getValue }) => formatCount(getValue()),
            meta: { align: 'right' },
        }),
        column.accessor('due_on', {
            header: 'Due',
            cell: ({ row: { original: list } }) => (
                <span className="inline-flex items-center gap-2">
                    <DateTime value={list.due_on} dateOnly />
                    {list.is_overdue && <Badge tone="danger">Overdue</Badge>}
                </span>
            ),
            meta: { sortKey: 'due_on' },
        }),
        column.accessor('creator_name', { header: 'Made by', meta: { hideOnPhone: true } }),
        column.accessor('created_at', {
            header: 'Created',
            cell: ({ getValue }) => <ShortTime value={getValue()} className="text-compact" />,
            meta: { sortKey: 'created_at', descendingFirst: true, hideOnPhone: true },
        }),
        column.accessor('closed_at', {
            header: 'State',
            cell: ({ row: { original: list } }) => <State list={list} />,
            meta: { phoneAside: true },
        }),
        ...(onClose
            ? [
                  column.display({
                      id: 'action',
                      header: '',
                      cell: ({ row: { original: list } }) =>
                          list.closed_at === null && (
                              <Button size="sm" aria-label={`Close ${list.name}`} onClick={() => onClose(list)}>
                                  Close
                              </Button>
                          ),
                      meta: { label: 'Actions', align: 'right' as const, phoneFoot: true },
                  }),
              ]
            : []),
    ]);
}

export const LIST_FILTERS: readonly FilterDefinition[] = [
    { kind: 'boolean', key: 'open', label: 'State', trueLabel: 'Open', falseLabel: 'Closed' },
];

function State({ list }: { list: DbListRow }) {
    if (list.closed_at) {
        return <Badge>Closed</Badge>;
    }

    return list.fill_error ? (
        <span title={list.fill_error}>
            <Badge tone="warn">Not filled to the end</Badge>
        </span>
    ) : (
        <Badge tone="ok">{list.is_filling ? 'Filling' : 'Open'}</Badge>
    );
}

function Progress({ list }: { list: DbListRow }) {
    const done = list.is_filling ? list.filled_rows : list.worked;
    const total = list.is_filling ? list.wanted_rows : list.filled_rows;
    const words = `${formatCount(done)} of ${formatCount(total)} ${list.is_filling ? 'put on it' : 'called'}`;

    return (
        <span className="flex items-center gap-2.5">
            <ProgressBar label={words} value={done} max={total} />
            <span className="text-compact whitespace-nowrap tabular">{words}</span>
        </span>
    );
}
