import { useId, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import { Select } from '@/components/ui/select';
import { type SuppressionReason, SuppressionReasonLabels, SuppressionReasonValues } from '@/types/generated';

interface SuppressDialogProps {
    open: boolean;
    /** Who is left alone: 'Harriet Okafor', '12 prospects'. */
    whom: string;
    loading: boolean;
    onConfirm: (reason: SuppressionReason) => void;
    onClose: () => void;
}

/** Asks why somebody must not be contacted any more. */
export function SuppressDialog({ open, whom, loading, onConfirm, onClose }: SuppressDialogProps) {
    const formId = useId();
    const [reason, setReason] = useState<SuppressionReason | ''>('');
    const [isMissing, setIsMissing] = useState(false);

    return (
        <Dialog
            open={open}
            onClose={onClose}
            title={`Suppress ${whom}?`}
            description="Their numbers and e-mail addresses are not used any more, and stay so when they come again with an import. A BetStop suppression cannot be lifted by hand."
            footer={
                <>
                    <Button onClick={onClose}>Cancel</Button>
                    <Button variant="danger" type="submit" form={formId} loading={loading}>
                        Suppress
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
                <Field label="Why" required error={isMissing ? 'Choose why they must be left alone.' : undefined}>
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
