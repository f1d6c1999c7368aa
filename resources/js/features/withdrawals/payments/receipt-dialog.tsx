import { Form, FormActions, InputField, useResourceForm } from '@/components/form';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { withdrawals } from '@/routes/generated';
import type { PaymentBatchDetails } from '@/types/generated';

interface ReceiptDialogProps {
    batch: PaymentBatchDetails;
    open: boolean;
    onClose: () => void;
}

const LABELS = { bank_receipt: 'Bank receipt number' };

/** Confirms that the bank has the file. */
export function ReceiptDialog({ batch, open, onClose }: ReceiptDialogProps) {
    const form = useResourceForm({
        data: { bank_receipt: '' },
        route: withdrawals.batchesConfirm({ batch: batch.id }),
        onSuccess: onClose,
    });

    return (
        <Dialog
            open={open}
            onClose={onClose}
            title={`Does the bank have ${batch.number}?`}
            description="Confirm once you see the file in online banking."
            size="sm"
        >
            <Form form={form} label="Bank receipt" labels={LABELS} guarded={false} className="pt-1">
                <InputField
                    form={form}
                    name="bank_receipt"
                    label={LABELS.bank_receipt}
                    required
                    maxLength={64}
                    autoComplete="off"
                />
                <FormActions submitVerb="Confirm bank receipt">
                    <Button onClick={onClose}>Cancel</Button>
                </FormActions>
            </Form>
        </Dialog>
    );
}
