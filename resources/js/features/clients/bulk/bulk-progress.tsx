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

/** The progress of the viewer's last bulk change, with buttons to stop or undo it. */
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
                    label={`Progress of ${bulk.title}`}
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

/** For example `2,400 of 12,000 clients done, 3 skipped.` */
function progressText(bulk: BulkChangeProgress): string {
    const changed = formatCount(bulk.changed_rows);
    const skipped = bulk.skipped_rows > 0 ? `, ${formatCount(bulk.skipped_rows)} skipped` : '';

    switch (bulk.status) {
        case 'queued':
            return 'Starting soon.';
        case 'running':
            return `${formatCount(bulk.changed_rows + bulk.skipped_rows)} of ${formatCount(bulk.total_rows ?? 0)} ${bulk.total_rows === 1 ? 'client' : 'clients'} done${skipped}.`;
        case 'undoing':
            return 'Undoing the changes.';
        case 'undone':
            return 'Undone. Later changes by colleagues are kept.';
        case 'failed':
            return bulk.error ?? 'The change stopped because of an error. Changes made so far are kept.';
        default:
            return `${changed} ${bulk.changed_rows === 1 ? 'client' : 'clients'} changed${skipped}.`;
    }
}
