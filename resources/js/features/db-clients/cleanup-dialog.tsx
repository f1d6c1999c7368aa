import { router } from '@inertiajs/react';
import { useEffect, useState } from 'react';
import type { ListSelection } from '@/components/data-table';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Field, FieldError } from '@/components/ui/field';
import { Select } from '@/components/ui/select';
import { SkeletonText } from '@/components/ui/skeleton';
import { CleanupFindings } from '@/features/db-clients/cleanup-preview';
import { selectionFields } from '@/features/db-clients/prospect-selection';
import { requestJson } from '@/lib/http';
import { dbClients as routes } from '@/routes/generated';
import { type DbCleanupKind, DbCleanupKindLabels, DbCleanupKindValues, type DbCleanupPreview } from '@/types/generated';

interface CleanupDialogProps {
    open: boolean;
    /** Whose details are cleaned up: '12 prospects', 'all that match'. */
    whom: string;
    selection: ListSelection;
    onClose: () => void;
}

const KINDS = DbCleanupKindValues.map((value) => ({ value, label: DbCleanupKindLabels[value] }));

/** Cleans the chosen prospects up, after a look at what that would change. */
export function CleanupDialog({ open, whom, selection, onClose }: CleanupDialogProps) {
    const [kind, setKind] = useState<DbCleanupKind | ''>('');
    const [isSending, setIsSending] = useState(false);
    const [refused, setRefused] = useState<string>();
    const { preview, error } = usePreview(open ? kind : '', selection);

    const close = () => {
        setKind('');
        setRefused(undefined);
        onClose();
    };
    // The page of clean-ups follows, where its progress is and where it can be undone.
    const run = () => {
        setIsSending(true);
        router.post(
            routes.cleanUpStore(),
            { kind, ...selectionFields(selection) },
            {
                onError: (errors) =>
                    setRefused(errors.kind ?? errors.selection ?? 'The clean-up could not be started.'),
                onFinish: () => setIsSending(false),
            },
        );
    };

    return (
        <Dialog
            open={open}
            onClose={close}
            size="lg"
            title={`Clean up ${whom}`}
            description={preview?.description ?? 'It runs in the background and can be undone.'}
            footer={
                <>
                    <Button onClick={close}>Cancel</Button>
                    <Button variant="primary" loading={isSending} disabled={!preview?.changes} onClick={run}>
                        Run in the background
                    </Button>
                </>
            }
        >
            <div className="flex flex-col gap-3">
                <Field label="What" required>
                    <Select
                        options={KINDS}
                        placeholder="Choose…"
                        value={kind}
                        onChange={(value) => {
                            setKind(value);
                            setRefused(undefined);
                        }}
                    />
                </Field>
                {(refused ?? error) && <FieldError>{refused ?? error}</FieldError>}
                {preview && <CleanupFindings preview={preview} noun="prospects" />}
                {kind !== '' && !preview && !error && <SkeletonText lines={4} />}
            </div>
        </Dialog>
    );
}

/** What this kind of clean-up would change of the selection; the one asked for last counts. */
function usePreview(kind: DbCleanupKind | '', selection: ListSelection) {
    const [answer, setAnswer] = useState<{ preview?: DbCleanupPreview; error?: string }>({});
    const chosen = JSON.stringify(selectionFields(selection));

    useEffect(() => {
        setAnswer({});
        if (kind === '') {
            return;
        }
        const asked = new AbortController();
        requestJson<DbCleanupPreview>(routes.cleanUpPreview(), {
            data: { kind, ...(JSON.parse(chosen) as Record<string, unknown>) },
            signal: asked.signal,
        })
            .then((preview) => setAnswer({ preview }))
            .catch(() => {
                if (!asked.signal.aborted) {
                    setAnswer({ error: 'What it would change could not be worked out. Choose it again.' });
                }
            });

        return () => asked.abort();
    }, [kind, chosen]);

    return answer;
}
