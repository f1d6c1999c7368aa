import { FormDialog, InputField, useResourceForm } from '@/components/form';
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
        <FormDialog
            form={form}
            open={open}
            onClose={onClose}
            title={`Does the bank have ${batch.number}?`}
            description="Confirm once you see the file in online banking."
            size="sm"
            submitVerb="Confirm bank receipt"
            labels={LABELS}
        >
            <InputField form={form} name="bank_receipt" required maxLength={64} autoComplete="off" />
        </FormDialog>
    );
}
