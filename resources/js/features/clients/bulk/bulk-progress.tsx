import { router } from '@inertiajs/react';
import { useState } from 'react';
import { Banner, type FeedbackTone } from '@/components/ui/banner';
import { Button } from '@/components/ui/button';
import { ProgressBar } from '@/components/ui/progress-bar';
import { useReloadWhile } from '@/hooks/use-reload-while';
import { formatCount } from '@/lib/format';
import { clients } from '@/routes/generated';
import type { BulkChangeProgress, BulkChangeStatus } from '@/types/generated';

const SHOWN = ['bulk', 'clients', 'meta'];

const TONES: Record<BulkChangeStatus, FeedbackTone> = {
    queued: 'info',
    running: 'info',
    undoing: 'info',
    done: 'ok',
    undone: 'ok',
    cancelled: 'warn',
    failed: 'danger',
};

/** How far the change of many clients is that the viewer made last, with the way to stop it or to take it back. */
export function BulkProgress({ bulk }: { bulk: BulkChangeProgress | null }) {
    const [closed, setClosed] = useState<string | null>(null);
    const key = bulk && `${bulk.id} ${bulk.status}`;
    useReloadWhile(bulk?.is_unfinished === true, SHOWN);

    if (bulk === null || closed === key) {
        return null;
    }

    const visit = { preserveState: true, preserveScroll: true };

    return (
        <Banner
            tone={TONES[bulk.status]}
            title={bulk.title}
            className="mb-3"
            {...(!bulk.is_unfinished && { onClose: () => setClosed(key) })}
            action={
                <>
                    {bulk.can_undo && (
                        <Button
                            size="sm"
                            onClick={() => router.visit(clients.bulkUndo({ bulkChange: bulk.id }), visit)}
                        >
                            Undo
                        </Button>
                    )}
                    {(bulk.status === 'queued' || bulk.status === 'running') && (
                        <Button
                            size="sm"
                            onClick={() => router.visit(clients.bulkDestroy({ bulkChange: bulk.id }), visit)}
                        >
                            Stop
                        </Button>
                    )}
                </>
            }
        >
            {progressText(bulk)}
            {bulk.status === 'running' && bulk.total_rows !== null && bulk.total_rows > 0 && (
                <ProgressBar
                    label={`${bulk.title}: how far it is`}
                    value={bulk.changed_rows + bulk.skipped_rows}
                    max={bulk.total_rows}
                    className="mt-1.5 block h-1.5 w-full max-w-96"
                />
            )}
            {bulk.skipped.length > 0 && (
                <ul className="mt-1 text-compact">
                    {bulk.skipped.map((reason) => (
                        <li key={reason}>{reason}</li>
                    ))}
                </ul>
            )}
        </Banner>
    );
}

/** `2,400 of 12,000 clients changed, 3 left out`. */
function progressText(bulk: BulkChangeProgress): string {
    const changed = formatCount(bulk.changed_rows);
    const leftOut = bulk.skipped_rows > 0 ? `, ${formatCount(bulk.skipped_rows)} left out` : '';

    switch (bulk.status) {
        case 'queued':
            return 'Begins in a moment.';
        case 'running':
            return `${formatCount(bulk.changed_rows + bulk.skipped_rows)} of ${formatCount(bulk.total_rows ?? 0)} clients done${leftOut}.`;
        case 'undoing':
            return 'Being taken back.';
        case 'undone':
            return 'Taken back. What others have changed since stays.';
        case 'failed':
            return bulk.error ?? 'It could not go on.';
        default:
            return `${changed} ${bulk.changed_rows === 1 ? 'client' : 'clients'} changed${leftOut}.`;
    }
}
