import { buttonColumn, columnsOf } from '@/components/data-table';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { DateTime } from '@/components/ui/date-time';
import { ProgressBar } from '@/components/ui/progress-bar';
import { ShortTime } from '@/components/ui/relative-time';
import { formatCount } from '@/lib/format';
import type { DbListRow } from '@/types/generated';
import { dbListList } from '@/types/generated/lists';

/** The columns of the lists of DB clients; without `onClose` for viewers who can't close lists. */
export function listColumns(onClose?: (list: DbListRow) => void) {
    const actions = buttonColumn<DbListRow>(
        (list) =>
            list.closed_at === null && (
                <Button size="sm" aria-label={`Close ${list.name}`} onClick={() => onClose?.(list)}>
                    Close
                </Button>
            ),
    );

    return columnsOf(
        dbListList,
        {
            name: { primary: true },
            progress: { cell: (list) => <Progress list={list} />, className: 'min-w-44' },
            left: { cell: (list) => formatCount(list.left), align: 'right' },
            due_on: {
                cell: (list) => (
                    <span className="inline-flex items-center gap-2">
                        <DateTime value={list.due_on} dateOnly />
                        {list.is_overdue && <Badge tone="danger">Overdue</Badge>}
                    </span>
                ),
            },
            creator_name: { hideOnPhone: true },
            created_at: {
                cell: (list) => <ShortTime value={list.created_at} className="text-compact" />,
                descendingFirst: true,
                hideOnPhone: true,
            },
            closed_at: { cell: (list) => <Status list={list} />, phoneAside: true },
        },
        onClose ? [actions] : [],
    );
}

function Status({ list }: { list: DbListRow }) {
    if (list.closed_at) {
        return <Badge>Closed</Badge>;
    }

    return list.fill_error ? (
        <span title={list.fill_error}>
            <Badge tone="warn">Incomplete</Badge>
        </span>
    ) : (
        <Badge tone="ok">{list.is_filling ? 'Filling' : 'Open'}</Badge>
    );
}

function Progress({ list }: { list: DbListRow }) {
    const done = list.is_filling ? list.filled_rows : list.worked;
    const total = list.is_filling ? list.wanted_rows : list.filled_rows;
    const words = `${formatCount(done)} of ${formatCount(total)} ${list.is_filling ? 'added' : 'called'}`;

    return (
        <span className="flex items-center gap-2.5">
            <ProgressBar label={words} value={done} max={total} />
            <span className="text-compact whitespace-nowrap tabular">{words}</span>
        </span>
    );
}
