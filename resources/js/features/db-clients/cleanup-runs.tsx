import { Badge, type Tone } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Card, CardHeader } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { ProgressBar } from '@/components/ui/progress-bar';
import { RelativeTime } from '@/components/ui/relative-time';
import { formatCount } from '@/lib/format';
import { DbCleanupKindLabels, type DbCleanupRun, type DbCleanupStatus, DbCleanupStatusLabels } from '@/types/generated';

const TONES: Record<DbCleanupStatus, Tone> = {
    queued: 'info',
    running: 'info',
    done: 'ok',
    undoing: 'info',
    undone: 'neutral',
    cancelled: 'neutral',
    failed: 'danger',
};

interface CleanupRunsProps {
    runs: readonly DbCleanupRun[];
    onUndo: (run: DbCleanupRun) => void;
    onStop: (run: DbCleanupRun) => void;
}

/** The past and running clean-ups with their progress. */
export function CleanupRuns({ runs, onUndo, onStop }: CleanupRunsProps) {
    return (
        <Card>
            <CardHeader title="Clean-up history" />
            {runs.length === 0 ? (
                <EmptyState title="No clean-ups yet">Choose a clean-up above to preview its changes.</EmptyState>
            ) : (
                <ul className="divide-y divide-line">
                    {runs.map((run) => (
                        <li key={run.id} className="flex flex-wrap items-center gap-x-3 gap-y-1.5 px-4 py-3">
                            <div className="min-w-48 flex-1">
                                <p className="flex flex-wrap items-center gap-2">
                                    <span className="font-medium">{DbCleanupKindLabels[run.kind]}</span>
                                    <Badge tone={TONES[run.status]}>{DbCleanupStatusLabels[run.status]}</Badge>
                                </p>
                                <p className="text-compact text-muted">
                                    {run.user_name}, <RelativeTime value={run.created_at} /> · {run.scope} ·{' '}
                                    {progressText(run)}
                                </p>
                                {run.error && <p className="text-compact text-danger">{run.error}</p>}
                            </div>
                            {run.status === 'running' && (
                                <ProgressBar
                                    label={`Progress of ${DbCleanupKindLabels[run.kind]}`}
                                    value={run.processed_rows}
                                    max={run.total_rows}
                                />
                            )}
                            {run.can_stop && (
                                <Button
                                    size="sm"
                                    aria-label={`Stop ${DbCleanupKindLabels[run.kind]}`}
                                    onClick={() => onStop(run)}
                                >
                                    Stop
                                </Button>
                            )}
                            {run.can_undo && (
                                <Button size="sm" onClick={() => onUndo(run)}>
                                    Undo
                                </Button>
                            )}
                        </li>
                    ))}
                </ul>
            )}
        </Card>
    );
}

function progressText({ status, changed_rows, kept_rows, processed_rows, total_rows }: DbCleanupRun): string {
    const changed = `${formatCount(changed_rows)} changed`;
    if (status === 'running') {
        return `${formatCount(processed_rows)} of ${formatCount(total_rows)} checked, ${changed}`;
    }

    return kept_rows > 0 ? `${changed}, ${formatCount(kept_rows)} kept because of later edits` : changed;
}
