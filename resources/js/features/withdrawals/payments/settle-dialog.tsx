import { FormDialog, InputField, useResourceForm } from '@/components/form';
import { pluralize } from '@/lib/pluralize';
import { withdrawals } from '@/routes/generated';
import type { PaymentBatchDetails } from '@/types/generated';

interface SettleDialogProps {
    batch: PaymentBatchDetails;
    open: boolean;
    onClose: () => void;
}

const LABELS = { bank_reference: 'Bank reference', paid_on: 'Payment date' };

/** Marks every pending payment of the batch as paid. */
export function SettleDialog({ batch, open, onClose }: SettleDialogProps) {
    const form = useResourceForm({
        data: { bank_reference: '', paid_on: batch.usual_paid_on },
        route: withdrawals.batchesPaid({ batch: batch.id }),
        onSuccess: onClose,
    });

    return (
        <FormDialog
            form={form}
            open={open}
            onClose={onClose}
            title={`Mark ${batch.number} as paid?`}
            description={`${pluralize(batch.waiting_count, 'payment leaves its client’s balance', 'payments leave the clients’ balances')} permanently. Mark failed payments first. You can still mark a payment as failed if it is returned later.`}
            size="sm"
            submitVerb="Mark as paid"
            labels={LABELS}
        >
            <InputField
                form={form}
                name="paid_on"
                help="As on the bank statement."
                type="date"
                required
                className="w-44"
            />
            <InputField
                form={form}
                name="bank_reference"
                help={`If empty, ${batch.bank_receipt ?? batch.number} is recorded with each payment.`}
                maxLength={64}
                autoComplete="off"
            />
        </FormDialog>
    );
}
