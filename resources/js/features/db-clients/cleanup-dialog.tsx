import { router } from '@inertiajs/react';
import { useEffect, useState } from 'react';
import type { ListSelection } from '@/components/data-table';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Field, FieldError } from '@/components/ui/field';
import { Select } from '@/components/ui/select';
import { SkeletonText } from '@/components/ui/skeleton';
import { CleanupFindings } from '@/features/db-clients/cleanup-preview';
import { selectionFields } from '@/features/db-clients/selection-fields';
import { requestJson } from '@/lib/http';
import { dbClients as routes } from '@/routes/generated';
import { type DbCleanupKind, DbCleanupKindLabels, DbCleanupKindValues, type DbCleanupPreview } from '@/types/generated';

interface CleanupDialogProps {
    open: boolean;
    /** The selection, for example '12 DB clients' or 'all matching DB clients'. */
    target: string;
    selection: ListSelection;
    onClose: () => void;
}

const KINDS = DbCleanupKindValues.map((value) => ({ value, label: DbCleanupKindLabels[value] }));

/** Cleans up the selected DB clients after a preview of the changes. */
export function CleanupDialog({ open, target, selection, onClose }: CleanupDialogProps) {
    const [kind, setKind] = useState<DbCleanupKind | ''>('');
    const [isSending, setIsSending] = useState(false);
    const [refused, setRefused] = useState<string>();
    const { preview, error } = usePreview(open ? kind : '', selection);

    const close = () => {
        setKind('');
        setRefused(undefined);
        onClose();
    };
    // The server redirects to the clean-up page, which shows the progress and offers to undo it.
    const run = () => {
        setIsSending(true);
        router.post(
            routes.cleanUpStore(),
            { kind, ...selectionFields(selection) },
            {
                onError: (errors) =>
                    setRefused(errors.kind ?? errors.selection ?? 'Couldn’t start the clean-up. Try again.'),
                onFinish: () => setIsSending(false),
            },
        );
    };

    return (
        <Dialog
            open={open}
            onClose={close}
            size="lg"
            title={`Clean up ${target}`}
            description={preview?.description ?? 'Runs in the background. You can undo it.'}
            footer={
                <>
                    <Button onClick={close}>Cancel</Button>
                    <Button variant="primary" loading={isSending} disabled={!preview?.changes} onClick={run}>
                        Run clean-up
                    </Button>
                </>
            }
        >
            <div className="flex flex-col gap-3">
                <Field label="Clean-up" required>
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
                {preview && <CleanupFindings preview={preview} />}
                {kind !== '' && !preview && !error && <SkeletonText lines={4} />}
            </div>
        </Dialog>
    );
}

/** Loads the preview of a clean-up for the selection. A new request aborts the previous one. */
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
                    setAnswer({ error: 'Couldn’t load the preview. Choose the clean-up again.' });
                }
            });

        return () => asked.abort();
    }, [kind, chosen]);

    return answer;
}
