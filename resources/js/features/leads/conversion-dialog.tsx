import { type ReactNode, useRef, useState } from 'react';
import { UnsavedGuard } from '@/components/form/unsaved-guard';
import { Banner } from '@/components/ui/banner';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { ErrorState } from '@/components/ui/error-state';
import { Field } from '@/components/ui/field';
import { SkeletonText } from '@/components/ui/skeleton';
import { Textarea } from '@/components/ui/textarea';
import { DuplicateChoice, NEW_CLIENT } from '@/features/leads/duplicate-choice';
import { useConversion } from '@/features/leads/use-conversion';
import type { ConversionPreview } from '@/types/generated';

interface ConversionDialogProps {
    /** The lead to convert, or null while the dialog is closed. */
    lead: { id: number; full_name: string } | null;
    onClose: () => void;
}

/** Converts a lead to a client after a check for duplicates. */
export function ConversionDialog({ lead, onClose }: ConversionDialogProps) {
    // Keeps the text visible while the dialog fades out.
    const shown = useRef(lead);
    if (lead) {
        shown.current = lead;
    }

    return (
        <Dialog
            open={lead !== null}
            onClose={onClose}
            size="lg"
            title={`Convert ${shown.current?.full_name ?? ''}`}
            description="The barred lists and the BetStop register are checked before a client is created."
        >
            {shown.current && <Conversion leadId={shown.current.id} onClose={onClose} />}
        </Dialog>
    );
}

function Conversion({ leadId, onClose }: { leadId: number; onClose: () => void }) {
    const { preview, refusal, isConverting, convert, retry } = useConversion(leadId, onClose);

    return (
        <div className="flex flex-col gap-4">
            {refusal && <Banner tone="danger">{refusal}</Banner>}
            {preview === 'loading' && (
                <div role="status">
                    <span className="sr-only">Checking for existing clients…</span>
                    <SkeletonText lines={4} />
                </div>
            )}
            {preview === 'failed' && (
                <ErrorState onRetry={retry}>
                    Couldn’t check for existing clients, so the lead can’t be converted now.
                </ErrorState>
            )}
            {typeof preview === 'object' && (
                <Decision preview={preview} isConverting={isConverting} onConvert={convert} onClose={onClose} />
            )}
        </div>
    );
}

interface DecisionProps {
    preview: ConversionPreview;
    isConverting: boolean;
    onConvert: ReturnType<typeof useConversion>['convert'];
    onClose: () => void;
}

function Decision({ preview: { missing, duplicates }, isConverting, onConvert, onClose }: DecisionProps) {
    const mustDecide = duplicates.some((client) => client.is_likely);
    const [choice, setChoice] = useState<string | null>(mustDecide ? null : NEW_CLIENT);
    const [reason, setReason] = useState('');
    const [error, setError] = useState<'choice' | 'reason' | null>(null);
    const needsReason = mustDecide && choice === NEW_CLIENT;

    const submit = () => {
        if (choice === null) {
            setError('choice');
        } else if (choice !== NEW_CLIENT) {
            onConvert({ linkClientId: Number(choice) });
        } else if (needsReason && reason.trim().length < 5) {
            setError('reason');
        } else {
            onConvert(needsReason ? { overrideReason: reason.trim() } : {});
        }
    };

    if (missing.length > 0) {
        return (
            <>
                <Banner tone="warn" title="Details missing">
                    Complete these details before you convert the lead: {missing.join(', ')}.
                </Banner>
                <Buttons>
                    <Button onClick={onClose}>Close</Button>
                </Buttons>
            </>
        );
    }

    return (
        <>
            <UnsavedGuard isDirty={needsReason && reason !== ''} />
            {duplicates.length === 0 ? (
                <p className="text-muted">
                    No matching clients found. The new client will need a New Account risk check.
                </p>
            ) : (
                <DuplicateChoice
                    duplicates={duplicates}
                    value={choice}
                    error={error === 'choice' ? 'Choose a client or create a new one.' : undefined}
                    onChange={(value) => {
                        setChoice(value);
                        setError(null);
                    }}
                />
            )}
            {needsReason && (
                <Field
                    label="Why this is a different person"
                    help="Recorded in the activity log with your name."
                    required
                    error={
                        error === 'reason'
                            ? 'Enter why this is a different person, in at least 5 characters.'
                            : undefined
                    }
                >
                    <Textarea
                        rows={2}
                        maxLength={255}
                        value={reason}
                        onChange={(event) => {
                            setReason(event.target.value);
                            setError(null);
                        }}
                    />
                </Field>
            )}
            <Buttons>
                <Button onClick={onClose} disabled={isConverting}>
                    Cancel
                </Button>
                <Button variant="primary" loading={isConverting} onClick={submit}>
                    {choice !== null && choice !== NEW_CLIENT ? 'Link to this client' : 'Create client'}
                </Button>
            </Buttons>
        </>
    );
}

function Buttons({ children }: { children: ReactNode }) {
    return <div className="flex flex-wrap justify-end gap-2">{children}</div>;
}
