import { useEffect, useId, useState } from 'react';
import { Banner } from '@/components/ui/banner';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { SkeletonText } from '@/components/ui/skeleton';
import { MergeForm } from '@/features/matches/merge-form';
import { useStep } from '@/hooks/use-step';
import { requestJson } from '@/lib/http';
import { clients } from '@/routes/generated';
import type { MatchRow, MergePreview } from '@/types/generated';

interface MergeDialogProps {
    match: MatchRow | null;
    onClose: () => void;
}

/** Merges two clients: which record to keep, and which value of each field. */
export function MergeDialog({ match, onClose }: MergeDialogProps) {
    const formId = useId();
    const [preview, setPreview] = useState<MergePreview | null>(null);
    const [hasFailed, setHasFailed] = useState(false);
    const { take, isBusy } = useStep();
    const matchId = match?.id ?? null;

    useEffect(() => {
        if (matchId === null) {
            return;
        }
        const abort = new AbortController();
        setPreview(null);
        setHasFailed(false);
        requestJson<MergePreview>(clients.matchesMergePreview({ match: matchId }), { signal: abort.signal })
            .then(setPreview)
            .catch(() => !abort.signal.aborted && setHasFailed(true));

        return () => abort.abort();
    }, [matchId]);

    const merge = (answer: { winner: string; from_loser: string[]; reason: string }) => {
        if (match !== null) {
            const seen = { left_id: match.left.id, right_id: match.right.id };
            take(clients.matchesMerge({ match: match.id }), { ...answer, ...seen }, onClose);
        }
    };

    return (
        <Dialog
            open={match !== null}
            onClose={isBusy ? () => undefined : onClose}
            size="xl"
            title="Merge two clients"
            description="All bets, payments, notes and other records move to one client. You can undo the merge."
            footer={
                <>
                    <Button onClick={onClose} disabled={isBusy}>
                        Cancel
                    </Button>
                    <Button type="submit" form={formId} variant="primary" loading={isBusy} disabled={preview === null}>
                        Merge clients
                    </Button>
                </>
            }
        >
            {hasFailed && (
                <Banner tone="danger" title="Couldn’t load the two clients">
                    One of them may have been merged or deleted. Close this dialog and reload the page.
                </Banner>
            )}
            {preview === null && !hasFailed && <SkeletonText lines={8} />}
            {preview !== null && <MergeForm key={matchId} id={formId} preview={preview} onMerge={merge} />}
        </Dialog>
    );
}
