import { type ReactNode, useRef, useState } from 'react';
import { Banner } from '@/components/ui/banner';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { ErrorState } from '@/components/ui/error-state';
import { Field } from '@/components/ui/field';
import { SkeletonText } from '@/components/ui/skeleton';
import { Textarea } from '@/components/ui/textarea';
import { DuplicateChoice, NOBODY } from '@/features/leads/duplicate-choice';
import { useConversion } from '@/features/leads/use-conversion';
import type { ConversionPreview } from '@/types/generated';

interface ConversionDialogProps {
    /** Whom to convert; null keeps the dialog closed. */
    lead: { id: number; full_name: string } | null;
    onClose: () => void;
}

/** Makes a client of a lead, after everybody who may be the same person was looked at. */
export function ConversionDialog({ lead, onClose }: ConversionDialogProps) {
    // The words stay while the dialog fades out.
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
            description="The barred lists and the BetStop register are asked before a client is created."
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
                    <span className="sr-only">Looking for the same person among the clients…</span>
                    <SkeletonText lines={4} />
                </div>
            )}
            {preview === 'failed' && (
                <ErrorState onRetry={retry}>
                    The clients could not be looked through, so nothing can be converted now.
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
    const [choice, setChoice] = useState<string | null>(mustDecide ? null : NOBODY);
    const [reason, setReason] = useState('');
    const [error, setError] = useState<'choice' | 'reason' | null>(null);
    const needsReason = mustDecide && choice === NOBODY;

    const submit = () => {
        if (choice === null) {
            setError('choice');
        } else if (choice !== NOBODY) {
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
                <Banner tone="warn" title="Something is missing">
                    Fill in first: {missing.join(', ')}. A client cannot be created without.
                </Banner>
                <Buttons>
                    <Button onClick={onClose}>Close</Button>
                </Buttons>
            </>
        );
    }

    return (
        <>
            {duplicates.length === 0 ? (
                <p className="text-muted">
                    Nobody among the clients looks like this person. The new client waits for the New Account risk
                    check.
                </p>
            ) : (
                <DuplicateChoice
                    duplicates={duplicates}
                    value={choice}
                    error={error === 'choice' ? 'Choose one of them, or a new client.' : undefined}
                    onChange={(value) => {
                        setChoice(value);
                        setError(null);
                    }}
                />
            )}
            {needsReason && (
                <Field
                    label="Why this is somebody else"
                    help="Recorded in the audit trail with your name."
                    required
                    error={error === 'reason' ? 'Say in a few words why this is somebody else.' : undefined}
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
                    {choice !== null && choice !== NOBODY ? 'Link to this client' : 'Create client'}
                </Button>
            </Buttons>
        </>
    );
}

function Buttons({ children }: { children: ReactNode }) {
    return <div className="flex flex-wrap justify-end gap-2">{children}</div>;
}
