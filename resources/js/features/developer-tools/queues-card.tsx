import { columnsFor, StaticTable } from '@/components/data-table';
import { Badge } from '@/components/ui/badge';
import { Banner } from '@/components/ui/banner';
import { Card, CardHeader } from '@/components/ui/card';
import { RelativeTime } from '@/components/ui/relative-time';
import { formatCount } from '@/lib/format';
import { pluralize } from '@/lib/pluralize';
import type { QueueRow } from '@/types/generated';

const column = columnsFor<QueueRow>();

const COLUMNS = [
    column.accessor('name', { header: 'Queue', meta: { primary: true } }),
    count('waiting', 'Waiting'),
    column.accessor('oldest_at', {
        header: 'Oldest waiting',
        cell: (row) => <RelativeTime value={row.oldest_at} />,
    }),
    count('delayed', 'Delayed'),
    count('reserved', 'Running'),
    column.accessor('workers', {
        header: 'Workers',
        cell: (row) => (row.workers === 0 ? <Badge tone="warn">None</Badge> : formatCount(row.workers)),
        meta: { align: 'right' },
    }),
];

/** The queues with the number of their jobs. */
export function QueuesCard({ queues }: { queues: readonly QueueRow[] }) {
    const stuck = queues.filter(({ waiting, workers }) => waiting > 0 && workers === 0);

    return (
        <Card>
            <CardHeader title="Queues" />
            {stuck.length > 0 && (
                <div className="p-4">
                    <Banner tone="warn" title="Jobs are waiting without a worker">
                        {stuck.map(({ name, waiting }) => `${name}: ${pluralize(waiting, 'job', 'jobs')}`).join(', ')}.
                        Start a queue worker.
                    </Banner>
                </div>
            )}
            <StaticTable
                label="Queues"
                rows={queues}
                columns={COLUMNS}
                rowId={({ name }) => name}
                rowLabel={({ name }) => `Queue ${name}`}
            />
        </Card>
    );
}

function count(key: 'waiting' | 'delayed' | 'reserved', header: string) {
    return column.accessor(key, {
        header,
        cell: (row) => formatCount(row[key]),
        meta: { align: 'right' },
    });
}
