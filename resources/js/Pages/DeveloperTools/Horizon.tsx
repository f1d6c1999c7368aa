import { useMemo, useState } from 'react';
import { ListTable } from '@/components/data-table';
import { failedJobColumns } from '@/features/developer-tools/failed-job-columns';
import { FailedJobDrawer } from '@/features/developer-tools/failed-job-drawer';
import { QueuesCard } from '@/features/developer-tools/queues-card';
import { RefreshButton } from '@/features/developer-tools/refresh-button';
import { RetryAllButton } from '@/features/developer-tools/retry-all-button';
import { WorkersCard } from '@/features/developer-tools/workers-card';
import { PageHeader } from '@/layouts/page-header';
import type { HorizonPage } from '@/types/generated';
import { failedJobList } from '@/types/generated/lists';

export default function Horizon({ queues, workers, failed_jobs, meta, can_change, ...page }: HorizonPage) {
    const [openId, setOpenId] = useState<number | null>(null);
    const columns = useMemo(() => failedJobColumns(setOpenId), []);
    const choices = useMemo(
        () => ({ queue: page.queue_choices, job: page.job_choices }),
        [page.queue_choices, page.job_choices],
    );
    const count = meta.count ?? 0;

    return (
        <>
            <PageHeader
                breadcrumbs={[{ title: 'Developer' }, { title: 'Queues' }]}
                title="Queues"
                notice="Background jobs, their workers and failures"
                actions={<RefreshButton />}
            />
            <div className="flex flex-1 flex-col gap-4 p-4 sm:px-6">
                <QueuesCard queues={queues} />
                <WorkersCard workers={workers} />
                <div className="flex min-h-120 flex-1 flex-col gap-3 max-sm:min-h-fit">
                    <h2 className="font-strong">Failed jobs</h2>
                    <ListTable
                        list={failedJobList}
                        rows={failed_jobs}
                        meta={meta}
                        columns={columns}
                        choices={choices}
                        tools={({ query }) =>
                            can_change &&
                            count > 0 && <RetryAllButton count={count} queue={query.queue} job={query.job} />
                        }
                        rowLabel={({ id, job }) => `${job} ${id}`}
                        onPreview={({ id }) => setOpenId(id)}
                        emptyHint="Jobs that fail every attempt appear here. They are deleted after 30 days."
                    />
                </div>
            </div>
            <FailedJobDrawer
                job={failed_jobs.find(({ id }) => id === openId) ?? null}
                canChange={can_change}
                onClose={() => setOpenId(null)}
            />
        </>
    );
}
