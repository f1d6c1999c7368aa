import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { FieldError } from '@/components/ui/field';
import { SkeletonText } from '@/components/ui/skeleton';
import { formatCount } from '@/lib/format';
import { pluralize } from '@/lib/pluralize';
import type { DbCleanupChoice, DbCleanupPreview } from '@/types/generated';

interface CleanupPreviewProps {
    choice: DbCleanupChoice | null;
    /** Undefined while loading. */
    preview: DbCleanupPreview | undefined;
    error: string | undefined;
    loading: boolean;
    onRun: () => void;
    onClose: () => void;
}

/** Previews a clean-up of all DB clients before it runs. */
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
                        Run clean-up
                    </Button>
                </>
            }
        >
            <div className="flex flex-col gap-3">
                {error && <FieldError>{error}</FieldError>}
                {preview ? <CleanupFindings preview={preview} /> : <SkeletonText lines={5} />}
            </div>
        </Dialog>
    );
}

interface CleanupFindingsProps {
    preview: DbCleanupPreview;
}

/** The number of changes with examples. */
export function CleanupFindings({ preview }: CleanupFindingsProps) {
    return (
        <>
            <p>
                <span className="font-strong tabular">{formatCount(preview.changes)}</span>{' '}
                {preview.changes === 1 ? 'change' : 'changes'}{' '}
                <span className="text-muted">
                    {`· ${formatCount(preview.looked_at)} of ${pluralize(preview.total_rows, 'record', 'records')} checked`}
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
            <p className="text-compact text-muted">You can undo the clean-up. Later changes by colleagues are kept.</p>
        </>
    );
}
