import { Form, FormActions, InputField, useResourceForm } from '@/components/form';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { AwareOfClients } from '@/features/withdrawals/payments/aware-of-clients';
import { awareOf, type WarnedClient } from '@/features/withdrawals/warned-clients';
import { withdrawals } from '@/routes/generated';

interface MarkPaidDialogProps {
    withdrawalId: number;
    title: string;
    description: string;
    /** Of whom the payer says that they know. */
    warned: readonly WarnedClient[];
    onClose: () => void;
}

const LABELS = { bank_reference: 'The bank’s reference', paid_on: 'Day of the payment', is_aware: 'That you know it' };

/** One payment went through; by its reference it is found at the bank again. */
export function MarkPaidDialog({ withdrawalId, title, description, warned, onClose }: MarkPaidDialogProps) {
    const form = useResourceForm({
        data: { bank_reference: '', paid_on: '', is_aware: false, aware_of: awareOf(warned) },
        route: withdrawals.paid({ withdrawal: withdrawalId }),
        onSuccess: onClose,
    });

    return (
        <Dialog open onClose={onClose} title={title} description={description} size="sm">
            <Form form={form} label={title} labels={LABELS} guarded={false} className="pt-1">
                <AwareOfClients form={form} clients={warned} />
                <InputField
                    form={form}
                    name="paid_on"
                    label={LABELS.paid_on}
                    help="As the bank’s statement has it; left empty, today."
                    type="date"
                    className="w-44"
                />
                <InputField
                    form={form}
                    name="bank_reference"
                    label={LABELS.bank_reference}
                    help="From the receipt of the payment, at most 64 characters."
                    required
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
