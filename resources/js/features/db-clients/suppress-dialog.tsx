import { useId, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Field, FieldError } from '@/components/ui/field';
import { Select } from '@/components/ui/select';
import { type SuppressionReason, SuppressionReasonLabels, SuppressionReasonValues } from '@/types/generated';

interface SuppressDialogProps {
    open: boolean;
    /** The DB clients not to contact: 'Harriet Okafor', '12 DB clients'. */
    target: string;
    loading: boolean;
    /** Why the server refused. */
    error?: string | undefined;
    onConfirm: (reason: SuppressionReason) => void;
    onClose: () => void;
}

/** Asks for the reason why a DB client must not be contacted. */
export function SuppressDialog({ open, target, loading, error, onConfirm, onClose }: SuppressDialogProps) {
    const formId = useId();
    const [reason, setReason] = useState<SuppressionReason | ''>('');
    const [isMissing, setIsMissing] = useState(false);

    return (
        <Dialog
            open={open}
            onClose={onClose}
            title={`Mark ${target} as do not contact?`}
            description="Their phone numbers and email addresses will no longer be used, even if a later import contains them. With the reason BetStop, you can’t allow contact again."
            footer={
                <>
                    <Button onClick={onClose}>Cancel</Button>
                    <Button variant="danger" type="submit" form={formId} loading={loading}>
                        Mark as do not contact
                    </Button>
                </>
            }
        >
            <form
                id={formId}
                noValidate
                onSubmit={(event) => {
                    event.preventDefault();
                    if (reason === '') {
                        setIsMissing(true);
                    } else {
                        onConfirm(reason);
                    }
                }}
            >
                {error && <FieldError>{error}</FieldError>}
                <Field label="Reason" required error={isMissing ? 'Choose a reason.' : undefined}>
                    <Select
                        options={SuppressionReasonValues.map((value) => ({
                            value,
                            label: SuppressionReasonLabels[value],
                        }))}
                        placeholder="Choose…"
                        value={reason}
                        onChange={(value) => {
                            setReason(value);
                            setIsMissing(false);
                        }}
                    />
                </Field>
            </form>
        </Dialog>
    );
}
