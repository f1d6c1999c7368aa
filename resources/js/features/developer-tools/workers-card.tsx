import { columnsFor, StaticTable } from '@/components/data-table';
import { Badge } from '@/components/ui/badge';
import { Card, CardHeader } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { RelativeTime } from '@/components/ui/relative-time';
import { ClassName } from '@/features/developer-tools/class-name';
import { formatCount } from '@/lib/format';
import type { WorkerRow } from '@/types/generated';

const column = columnsFor<WorkerRow>();

const COLUMNS = [
    column.accessor((worker) => `${worker.host} ${worker.pid}`, {
        id: 'worker',
        header: 'Worker',
        cell: (row) => (
            <>
                {row.host} <span className="text-muted tabular">{row.pid}</span>
            </>
        ),
        meta: { primary: true },
    }),
    column.accessor('queues', {
        header: 'Queues',
        cell: (row) => row.queues.join(', '),
    }),
    column.display({ id: 'job', header: 'Activity', cell: (row) => <Activity worker={row} /> }),
    column.accessor('since_at', {
        header: 'Since',
        cell: (row) => <RelativeTime value={row.since_at} />,
    }),
    column.accessor('seen_at', {
        header: 'Last heartbeat',
        cell: (row) => <RelativeTime value={row.seen_at} />,
        meta: { hideOnPhone: true },
    }),
];

/** The queue workers of all hosts. */
export function WorkersCard({ workers }: { workers: readonly WorkerRow[] }) {
    return (
        <Card>
            <CardHeader
                title="Workers"
                badge={workers.length > 0 && <Badge>{formatCount(workers.length)}</Badge>}
                description="As of the last heartbeat. A worker sends one every 10 seconds, except during a long job."
            />
            {workers.length === 0 ? (
                <EmptyState title="No workers">
                    Start one with bin/start or systemd. It appears here within 10 seconds.
                </EmptyState>
            ) : (
                <StaticTable
                    label="Workers"
                    rows={workers}
                    columns={COLUMNS}
                    rowId={({ host, pid }) => `${host} ${pid}`}
                    rowLabel={({ host, pid }) => `Worker ${host} ${pid}`}
                />
            )}
        </Card>
    );
}

function Activity({ worker: { job, is_quiet } }: { worker: WorkerRow }) {
    if (job !== null) {
        return <ClassName name={job} />;
    }

    return is_quiet ? <Badge tone="warn">Long job or stopped</Badge> : <Badge tone="ok">Waiting for jobs</Badge>;
}
