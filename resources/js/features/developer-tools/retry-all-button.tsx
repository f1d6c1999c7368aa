import { ArrowPathIcon } from '@heroicons/react/24/outline';
import { Button } from '@/components/ui/button';
import { shortClass } from '@/features/developer-tools/class-name';
import { useConfirmedStep } from '@/hooks/use-confirmed-step';
import { formatCount } from '@/lib/format';
import { pluralize } from '@/lib/pluralize';
import { horizon } from '@/routes/generated';

/** Jobs that the server retries per request: RetryFailedJobs::MOST. */
const MOST_JOBS = 500;

interface RetryAllButtonProps {
    /** Number of failed jobs that match the filters. */
    count: number;
    queue: string | undefined;
    job: string | undefined;
}

/** Retries the failed jobs that match the filters of the list. */
export function RetryAllButton({ count, queue, job }: RetryAllButtonProps) {
    const { ask, isBusy, confirmDialog } = useConfirmedStep();
    const jobs = pluralize(Math.min(count, MOST_JOBS), 'failed job', 'failed jobs');
    const filters = [queue && `Queue: ${queue}.`, job && `Job: ${shortClass(job)}.`].filter(Boolean).join(' ');

    return (
        <>
            <Button
                size="sm"
                icon={ArrowPathIcon}
                loading={isBusy}
                onClick={() =>
                    ask(
                        {
                            title: `Retry ${jobs}?`,
                            body: [
                                filters,
                                'They go back to the end of their queues and run again.',
                                count > MOST_JOBS && `Only the newest ${formatCount(MOST_JOBS)} are retried at once.`,
                            ]
                                .filter(Boolean)
                                .join(' '),
                            confirmVerb: 'Retry jobs',
                        },
                        horizon.failedJobsRetryMany({ query: { queue, job } }),
                    )
                }
            >
                Retry all
            </Button>
            {confirmDialog}
        </>
    );
}
