import { Form, FormActions, InputField, useResourceForm } from '@/components/form';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { formatCount } from '@/lib/format';
import { withdrawals } from '@/routes/generated';
import type { PaymentBatchDetails } from '@/types/generated';

interface SettleDialogProps {
    batch: PaymentBatchDetails;
    open: boolean;
    onClose: () => void;
}

const LABELS = { bank_reference: 'The bank’s reference', paid_on: 'Day of the payment' };

/** The bank has paid everything of the batch that is not marked as failed. */
export function SettleDialog({ batch, open, onClose }: SettleDialogProps) {
    const form = useResourceForm({
        data: { bank_reference: '', paid_on: batch.usual_paid_on },
        route: withdrawals.batchesPaid({ batch: batch.id }),
        onSuccess: onClose,
    });

    return (
        <Dialog
            open={open}
            onClose={onClose}
            title={`Did the bank pay ${batch.number}?`}
            description={`${formatCount(batch.waiting_count)} payments leave the clients’ accounts for good. Mark those that failed first; one that comes back later can still be marked.`}
            size="sm"
        >
            <Form form={form} label="Payment of the batch" labels={LABELS} guarded={false} className="pt-1">
                <InputField
                    form={form}
                    name="paid_on"
                    label={LABELS.paid_on}
                    help="As the bank’s statement has it."
                    type="date"
                    required
                    className="w-44"
                />
                <InputField
                    form={form}
                    name="bank_reference"
                    label={LABELS.bank_reference}
                    help={`Without one, ${batch.bank_receipt ?? batch.number} is kept with each payment.`}
                    maxLength={64}
                    autoComplete="off"
                />
                <FormActions submitVerb="Mark as paid">
                    <Button onClick={onClose}>Cancel</Button>
                </FormActions>
            </Form>
        </Dialog>
    );
}
