import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { FieldError } from '@/components/ui/field';
import { SkeletonText } from '@/components/ui/skeleton';
import { formatCount } from '@/lib/format';
import type { DbCleanupChoice, DbCleanupPreview } from '@/types/generated';

interface CleanupPreviewProps {
    choice: DbCleanupChoice | null;
    /** Undefined while it is worked out. */
    preview: DbCleanupPreview | undefined;
    error: string | undefined;
    loading: boolean;
    onRun: () => void;
    onClose: () => void;
}

/** Shows what a clean-up would change before it runs. */
export function CleanupPreview({ choice, preview, error, loading, onRun, onClose }: CleanupPreviewProps) {
    return (
        <Dialog
            open={choice !== null}
            onClose={onClose}
            size="lg"
            title={choice?.label ?? ''}
            description={choice?.description}
            footer={
                <>
                    <Button onClick={onClose}>Cancel</Button>
                    <Button variant="primary" loading={loading} disabled={!preview} onClick={onRun}>
                        Run in the background
                    </Button>
                </>
            }
        >
            <div className="flex flex-col gap-3">
                {error && <FieldError>{error}</FieldError>}
                {preview ? <CleanupFindings preview={preview} noun="rows" /> : <SkeletonText lines={5} />}
            </div>
        </Dialog>
    );
}

interface CleanupFindingsProps {
    preview: DbCleanupPreview;
    /** What was looked at: 'rows', 'prospects'. */
    noun: string;
}

/** How much a clean-up would change, and some of it. */
export function CleanupFindings({ preview, noun }: CleanupFindingsProps) {
    const isAll = preview.looked_at >= preview.total_rows;

    return (
        <>
            <p>
                <span className="font-strong tabular">{formatCount(preview.changes)}</span> changes{' '}
                <span className="text-muted">
                    {isAll
                        ? `among all ${formatCount(preview.total_rows)} ${noun}.`
                        : `among the first ${formatCount(preview.looked_at)} of ${formatCount(preview.total_rows)} ${noun}.`}
                </span>
            </p>
            {preview.samples.length > 0 && (
                <ul className="divide-y divide-line rounded-control border border-line">
                    {preview.samples.map((sample, index) => (
                        <li
                            key={`${sample.db_client_id}-${sample.before}-${preview.samples.indexOf(sample, index)}`}
                            className="flex flex-wrap items-center gap-x-2 gap-y-1 px-3 py-2"
                        >
                            <del className="text-muted no-underline">{sample.before}</del>
                            <span aria-hidden="true">→</span>
                            {sample.after === null ? (
                                <Badge tone="warn">Removed</Badge>
                            ) : (
                                <ins className="no-underline">{sample.after}</ins>
                            )}
                        </li>
                    ))}
                </ul>
            )}
            <p className="text-compact text-muted">The run can be undone; what somebody changes after it stays.</p>
        </>
    );
}
