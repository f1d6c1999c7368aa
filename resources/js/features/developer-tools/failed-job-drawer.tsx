import { ArrowPathIcon, TrashIcon } from '@heroicons/react/24/outline';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { DateTime } from '@/components/ui/date-time';
import { DescriptionList } from '@/components/ui/description-list';
import { Drawer } from '@/components/ui/drawer';
import { shortClass } from '@/features/developer-tools/class-name';
import { FailedJobTrace } from '@/features/developer-tools/failed-job-trace';
import { useConfirmedStep } from '@/hooks/use-confirmed-step';
import { horizon } from '@/routes/generated';
import type { FailedJobRow } from '@/types/generated';

interface FailedJobDrawerProps {
    job: FailedJobRow | null;
    canChange: boolean;
    onClose: () => void;
}

/** A failed job with its exception, to retry or delete it. */
export function FailedJobDrawer({ job, canChange, onClose }: FailedJobDrawerProps) {
    // Keeps the content while the drawer slides out.
    const [shown, setShown] = useState(job);
    if (job !== null && job !== shown) {
        setShown(job);
    }

    return (
        <Drawer
            open={job !== null}
            onClose={onClose}
            title={shown ? shortClass(shown.job) : ''}
            description={shown && <code className="text-compact break-all">{shown.job}</code>}
            footer={shown && <FailedJobActions job={shown} canChange={canChange} onDone={onClose} />}
        >
            {shown && (
                <div className="flex flex-col gap-5">
                    <DescriptionList
                        className="pt-1 sm:grid-cols-[6rem_1fr]!"
                        items={[
                            { term: 'Queue', details: shown.queue },
                            { term: 'Failed', details: <DateTime value={shown.failed_at} /> },
                            {
                                term: 'Job ID',
                                details: <code className="text-compact break-all">{shown.uuid}</code>,
                            },
                        ]}
                    />
                    <FailedJobTrace key={shown.id} id={shown.id} />
                </div>
            )}
        </Drawer>
    );
}

interface FailedJobActionsProps {
    job: FailedJobRow;
    canChange: boolean;
    onDone: () => void;
}

function FailedJobActions({ job, canChange, onDone }: FailedJobActionsProps) {
    const { take, ask, isBusy, confirmDialog } = useConfirmedStep();

    if (!canChange) {
        return <p className="mr-auto text-compact text-muted">You can’t retry or delete jobs while impersonating.</p>;
    }

    return (
        <>
            <Button
                icon={TrashIcon}
                loading={isBusy}
                onClick={() =>
                    ask(
                        {
                            title: `Delete ${shortClass(job.job)}?`,
                            body: 'The job will never run, and its work stays undone.',
                            confirmVerb: 'Delete job',
                            danger: true,
                        },
                        horizon.failedJobsDestroy({ failedJob: job.id }),
                        {},
                        onDone,
                    )
                }
            >
                Delete job
            </Button>
            <Button
                variant="primary"
                icon={ArrowPathIcon}
                loading={isBusy}
                onClick={() => take(horizon.failedJobsRetry({ failedJob: job.id }), {}, onDone)}
            >
                Retry job
            </Button>
            {confirmDialog}
        </>
    );
}
